import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { PEOPLE_ORDERS } from './peopleOrders';

/** The order of the list; at a desk the headings say it too. */
export function PeopleSort() {
  const { sort, setSort } = useListContext();
  const current = PEOPLE_ORDERS.findIndex(({ field, order }) => field === sort.field && order === sort.order);
  return (
    <TextField
      select
      label="Ordenar"
      margin="none"
      value={current < 0 ? '' : current}
      onChange={({ target }) => {
        const chosen = PEOPLE_ORDERS[Number(target.value)];
        if (chosen) setSort({ field: chosen.field, order: chosen.order });
      }}
      sx={{ flex: '1 1 180px', maxWidth: { sm: 280 } }}
    >
      {PEOPLE_ORDERS.map(({ label }, index) => (
        <MenuItem key={label} value={index}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
