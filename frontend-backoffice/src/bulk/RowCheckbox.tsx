import { Checkbox } from '@mui/material';
import { type CandidateRow, fullName } from '../candidates/types';
import { ABOVE_LINK } from '../ui/Detail';
import { isSelected, useSelection } from './selection';

/** Chooses a row; with the shift key all rows from the last one chosen. */
export function RowCheckbox({ row, margin = 0 }: { row: CandidateRow; margin?: number }) {
  const { selection, toggle } = useSelection();
  const { aplicacion_id: id } = row;
  const chosen = isSelected(selection, id);
  return (
    <Checkbox
      checked={chosen}
      onChange={(event) => {
        const { nativeEvent } = event;
        toggle(id, event.target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
      }}
      slotProps={{ input: { 'aria-label': `Seleccionar a ${fullName(row)}` } }}
      sx={{ ...ABOVE_LINK, width: 44, height: 44, m: margin }}
    />
  );
}
