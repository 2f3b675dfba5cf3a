import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { CUALIFICACION_LABEL, CUALIFICACIONES } from '@hiring/contract';
import { FilterSelect } from '../ui/FilterSelect';
import type { MatchFilters } from './matchFilters';

const QUALIFICATIONS = CUALIFICACIONES.map((value) => ({ value, label: CUALIFICACION_LABEL[value] }));
const MONTHS = [
  { value: '6', label: 'Últimos 6 meses' },
  { value: '12', label: 'Último año' },
  { value: '24', label: 'Últimos 2 años' },
];

interface Props {
  filters: MatchFilters;
  onChange: (filters: MatchFilters) => void;
}

export function MatchFilterBar({ filters, onChange }: Props) {
  return (
    <Box
      role="search"
      aria-label="Filtrar personas que encajan"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <FilterSelect
        label="Cualificación vigente"
        allLabel="Cualquiera"
        value={filters.cualificacion}
        options={QUALIFICATIONS}
        onChoose={(cualificacion) => onChange({ ...filters, cualificacion })}
      />
      <TextField
        label="Ciudad"
        margin="none"
        value={filters.ciudad}
        onChange={({ target }) => onChange({ ...filters, ciudad: target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <FilterSelect
        label="Última candidatura"
        allLabel="Cualquier fecha"
        value={filters.meses}
        options={MONTHS}
        onChoose={(meses) => onChange({ ...filters, meses })}
      />
    </Box>
  );
}
