import { Checkbox, FormControlLabel } from '@mui/material';
import { type CandidateRow, fullName } from '../useCandidate';
import { isSelected, useSelection } from './selection';
import { useListContext } from 'react-admin';
import { translate } from '../../i18n/texts';

/** Chooses a row; with the shift key all rows from the last one chosen. */
export function RowCheckbox({ row }: { row: CandidateRow }) {
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
      slotProps={{ input: { 'aria-label': translate('candidates.list.select', { name: fullName(row) }) } }}
      sx={{ m: -1 }}
    />
  );
}

/** Chooses everybody on this page, or nobody. Bare: without its words, for the head of a table. */
export function SelectPage({ bare = false }: { bare?: boolean }) {
  const label = translate('candidates.list.selectPage');
  const { data = [] } = useListContext<CandidateRow>();
  const { selection, choose } = useSelection();
  const ids = data.map(({ aplicacion_id }) => aplicacion_id);
  const chosen = ids.filter((id) => isSelected(selection, id)).length;
  if (ids.length === 0) return null;
  const some = chosen > 0 && chosen < ids.length;
  // Browsers ignore MUI's `aria-checked` on a checkbox of their own: a screen reader would say that nobody is chosen.
  const mixed = {
    'aria-checked': undefined,
    ref: (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = some;
    },
  };
  const box = (
    <Checkbox
      checked={chosen === ids.length}
      indeterminate={some}
      onChange={() => choose(ids, chosen < ids.length)}
      slotProps={{ input: { ...mixed, ...(bare ? { 'aria-label': label } : {}) } }}
      sx={bare ? { m: -1 } : {}}
    />
  );
  if (bare) return box;
  return <FormControlLabel label={label} control={box} />;
}
