import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useSimpleFormIterator } from 'react-admin';
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
  const { add, total } = useSimpleFormIterator();
  if (total >= max) return null;
  return (
    <Button variant="outlined" size="small" startIcon={<AddOutlined aria-hidden />} onClick={() => add(row)}>
      {translate(label)}
    </Button>
  );
}
