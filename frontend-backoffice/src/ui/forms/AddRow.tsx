import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useSimpleFormIterator } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { translate } from '../../i18n/texts';

interface Props {
  label: string;
  /** What the new row begins with. */
  row?: object;
  /** With so many rows there is no button. */
  max?: number;
}

/** The `addButton` of react-admin's `SimpleFormIterator` in words: its own has only an icon, on a phone every one. */
export function AddRow({ label, row, max = Infinity }: Props) {
  const { add, source, total } = useSimpleFormIterator();
  const { clearErrors } = useFormContext();
  if (total >= max) return null;
  const addRow = () => {
    // Of the list itself, such as that it was empty.
    clearErrors(source);
    add(row);
  };
  return (
    <Button variant="outlined" size="small" startIcon={<AddOutlined aria-hidden />} onClick={addRow}>
      {translate(label)}
    </Button>
  );
}
