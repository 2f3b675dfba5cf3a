import { Box, Button, TextField } from '@mui/material';
import { PRIORIDAD_LABEL, PRIORIDADES } from '@hiring/contract';
import { useEffect, useState } from 'react';
import { useDepartments } from '../departments/useDepartments';
import type { BoardScope } from '../providers/calls/applications';
import { FilterSelect } from '../ui/FilterSelect';
import { VacancyFilter } from './VacancyFilter';

const PRIORIDAD_OPTIONS = PRIORIDADES.map((value) => ({ value, label: PRIORIDAD_LABEL[value] }));
const TYPING_MS = 350;

interface Props {
  scope: BoardScope;
  onChange: (changes: { [Name in keyof BoardScope]: string | undefined }) => void;
}

function Search({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by another hand: 'Limpiar Filtros', back, a link.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = window.setTimeout(() => onSearch(text.trim()), TYPING_MS);
    return () => window.clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <TextField
      type="search"
      label="Buscar por nombre, email o posición"
      value={text}
      onChange={(event) => setText(event.target.value)}
      margin="none"
      fullWidth
    />
  );
}

/** Which board and which of its cards; kept in the address. */
export function BoardFilterBar({ scope, onChange }: Props) {
  const { options: departments } = useDepartments();
  const filtered = Object.keys(scope).length > 0;
  return (
    <Box
      role="search"
      aria-label="Filtrar el tablero"
      sx={{
        flex: { xs: '1 1 100%', lg: '1 1 0' },
        display: 'grid',
        columnGap: 1,
        rowGap: 1.75,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'minmax(0, 2fr) minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto',
        },
        '& > :nth-of-type(-n + 2)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <Search value={scope.q ?? ''} onSearch={(q) => onChange({ q })} />
      <VacancyFilter value={scope.vacante} onChoose={(vacante) => onChange({ vacante })} />
      <FilterSelect
        label="Departamento"
        allLabel="Todos"
        value={scope.departamento}
        options={departments}
        onChoose={(departamento) => onChange({ departamento })}
      />
      <FilterSelect
        label="Prioridad"
        allLabel="Todas"
        value={scope.prioridad}
        options={PRIORIDAD_OPTIONS}
        onChoose={(prioridad) => onChange({ prioridad })}
      />
      {filtered && (
        <Button
          onClick={() =>
            onChange({ vacante: undefined, departamento: undefined, prioridad: undefined, q: undefined })
          }
        >
          Limpiar Filtros
        </Button>
      )}
    </Box>
  );
}
