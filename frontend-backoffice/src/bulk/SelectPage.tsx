import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useListContext } from 'react-admin';
import type { CandidateRow } from '../candidates/types';
import { isSelected } from './selection';
import { useSelection } from './selectionContext';

/** Chooses everybody on this page, or nobody. */
export function SelectPage() {
  const { data = [] } = useListContext<CandidateRow>();
  const { selection, choose } = useSelection();
  const ids = data.map(({ aplicacion_id }) => aplicacion_id);
  const chosen = ids.filter((id) => isSelected(selection, id)).length;
  if (ids.length === 0) return null;
  return (
    <FormControlLabel
      label="Seleccionar esta página"
      sx={{ ml: -1.25, mr: 0, minHeight: 44 }}
      control={
        <Checkbox
          checked={chosen === ids.length}
          indeterminate={chosen > 0 && chosen < ids.length}
          onChange={() => choose(ids, chosen < ids.length)}
        />
      }
    />
  );
}
