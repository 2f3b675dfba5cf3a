import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  INTERVIEW_ESTADO_LABEL,
  INTERVIEW_ESTADOS,
  INTERVIEW_TIPO_LABEL,
  INTERVIEW_TIPOS,
} from '@hiring/contract';
import { FilterSelect } from '../../ui/FilterSelect';
import { useInterviewAddress } from '../useInterviewAddress';
import { useInterviewers } from '../useInterviewers';

const ESTADOS = INTERVIEW_ESTADOS.map((value) => ({ value, label: INTERVIEW_ESTADO_LABEL[value] }));
const TIPOS = INTERVIEW_TIPOS.map((value) => ({ value, label: INTERVIEW_TIPO_LABEL[value] }));

/** Interviewer, kind and estado, kept in the address. */
export function CalendarFilters() {
  const { read, change } = useInterviewAddress();
  const { data: interviewers = [] } = useInterviewers({});
  const staff = interviewers.map(({ id, nombre }) => ({ value: id, label: nombre }));
  const filtered = Boolean(read('entrevistador') ?? read('tipo') ?? read('estado'));
  return (
    <Box
      role="search"
      aria-label="Filtrar el calendario"
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr)) auto' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <FilterSelect
        label="Entrevistador"
        allLabel="Todos"
        value={read('entrevistador')}
        options={staff}
        onChoose={(entrevistador) => change({ entrevistador })}
      />
      <FilterSelect
        label="Tipo"
        allLabel="Todos los tipos"
        value={read('tipo')}
        options={TIPOS}
        onChoose={(tipo) => change({ tipo })}
      />
      <FilterSelect
        label="Estado"
        allLabel="Todos los estados"
        value={read('estado')}
        options={ESTADOS}
        onChoose={(estado) => change({ estado })}
      />
      <Button
        variant="outlined"
        disabled={!filtered}
        // On a phone a button that does nothing only takes room.
        sx={{ display: { xs: filtered ? 'inline-flex' : 'none', md: 'inline-flex' } }}
        onClick={() => change({ entrevistador: undefined, tipo: undefined, estado: undefined })}
      >
        Limpiar
      </Button>
    </Box>
  );
}
