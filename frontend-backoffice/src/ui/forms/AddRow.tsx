import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button, useSimpleFormIterator } from 'react-admin';

interface Props {
  label: string;
  /** What the new row begins with. */
  row?: object;
  /** With so many rows there is no button. */
  max?: number;
}

/** The `addButton` of react-admin's `SimpleFormIterator` in words: its own has only an icon. */
export function AddRow({ label, row, max = Infinity }: Props) {
  const { add, total } = useSimpleFormIterator();
  if (total >= max) return null;
  return (
    <Button label={label} variant="outlined" onClick={() => add(row)}>
      <AddOutlined />
    </Button>
  );
}
