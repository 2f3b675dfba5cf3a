import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { INTERVIEW_ESTADO_LABEL, INTERVIEW_ESTADOS } from '@hiring/contract';
import { useEffect, useState } from 'react';
import { FilterSelect } from '../../ui/FilterSelect';
import { useSettled } from '../form/useSettled';
import { useInterviewAddress } from '../useInterviewAddress';
import { WHEN, WHEN_LABEL, type When, whenOf } from './listFilter';

const ESTADOS = INTERVIEW_ESTADOS.map((value) => ({ value, label: INTERVIEW_ESTADO_LABEL[value] }));
const OVER = ['realizada', 'no_presentada'];

/** Search, estado and which days; each in the address. */
export function InterviewFilterBar() {
  const { read, change } = useInterviewAddress();
  const q = read('q') ?? '';
  const [typed, setTyped] = useState(q);
  // The address may change without the field: 'Limpiar', or the back button.
  const [known, setKnown] = useState(q);
  if (q !== known) {
    setKnown(q);
    setTyped(q);
  }
  const settled = useSettled(typed.trim());
  useEffect(() => {
    if (settled !== q && settled === typed.trim()) {
      change({ q: settled, pagina: undefined }, { replace: true });
    }
  }, [settled, typed, q, change]);

  const when = whenOf(read('cuando'));
  const filtered = Boolean(q || typed || read('estado'));

  return (
    <Box
      role="search"
      aria-label="Filtrar entrevistas"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr', lg: '2fr 1fr auto auto' },
      }}
    >
      <TextField
        type="search"
        label="Buscar por nombre o email"
        margin="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FilterSelect
        label="Estado"
        allLabel="Todos los estados"
        value={read('estado')}
        options={ESTADOS}
        onChoose={(estado) =>
          change({
            estado,
            pagina: undefined,
            // What is over is not among what comes.
            ...(estado && OVER.includes(estado) && when === 'proximas' ? { cuando: 'todas' } : {}),
          })
        }
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={when}
        aria-label="Qué días"
        onChange={(_event, next: When | null) => {
          if (next) change({ cuando: next === 'proximas' ? undefined : next, pagina: undefined });
        }}
        sx={{
          '& .MuiToggleButton-root': {
            minHeight: 40,
            px: 2,
            flex: { xs: 1, lg: 'none' },
          },
        }}
      >
        {WHEN.map((value) => (
          <ToggleButton key={value} value={value}>
            {WHEN_LABEL[value]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button
        variant="outlined"
        disabled={!filtered}
        sx={{ display: { xs: filtered ? 'inline-flex' : 'none', lg: 'inline-flex' } }}
        onClick={() => {
          setTyped('');
          change({ q: undefined, estado: undefined, pagina: undefined });
        }}
      >
        Limpiar
      </Button>
    </Box>
  );
}
