import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { LONGEST_WAIT_FIRST } from './filters';

const ORDERS = [
  { field: 'fecha_aplicacion', order: 'DESC', label: 'Más recientes' },
  { field: 'fecha_aplicacion', order: 'ASC', label: 'Más antiguas' },
  { ...LONGEST_WAIT_FIRST, label: 'Primero lo que lleva más tiempo sin respuesta' },
  { field: 'apellidos', order: 'ASC', label: 'Apellidos A–Z' },
  { field: 'apellidos', order: 'DESC', label: 'Apellidos Z–A' },
] as const;

/** The order of the list; the table has the usual ones in its headings too. */
export function CandidateSort() {
  const { sort, setSort } = useListContext();
  const current = ORDERS.findIndex(({ field, order }) => field === sort.field && order === sort.order);

  return (
    <TextField
      select
      label="Ordenar"
      margin="none"
      value={current < 0 ? '' : current}
      onChange={(event) => {
        const chosen = ORDERS[Number(event.target.value)];
        if (chosen) setSort({ field: chosen.field, order: chosen.order });
      }}
      sx={{ flex: '1 1 160px', maxWidth: { xs: '100%', sm: 260 } }}
    >
      {ORDERS.map(({ label }, index) => (
        <MenuItem key={label} value={index}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
