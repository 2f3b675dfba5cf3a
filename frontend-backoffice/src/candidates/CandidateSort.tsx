import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';

const ORDERS = [
  { field: 'fecha_aplicacion', order: 'DESC', label: 'Más recientes' },
  { field: 'fecha_aplicacion', order: 'ASC', label: 'Más antiguas' },
  { field: 'apellidos', order: 'ASC', label: 'Apellidos A–Z' },
  { field: 'apellidos', order: 'DESC', label: 'Apellidos Z–A' },
] as const;

/** The order of the cards; the table has it in its headings. */
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
      sx={{ display: { lg: 'none' }, maxWidth: 170 }}
    >
      {ORDERS.map(({ label }, index) => (
        <MenuItem key={label} value={index}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
