import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DeleteWithConfirmButton } from 'react-admin';

interface Props {
  /** What the record is called. */
  name: string;
  /** What deleting it means. */
  warning: string;
  onEdit: () => void;
}

/** 'Editar', which opens a dialog over the list, and react-admin's `DeleteWithConfirmButton` that asks by name. */
export function RowActions({ name, warning, onEdit }: Props) {
  return (
    <Box sx={{ display: 'inline-flex', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Button size="small" onClick={onEdit} aria-label={`Editar «${name}»`}>
        Editar
      </Button>
      <DeleteWithConfirmButton
        icon={<span />}
        aria-label={`Eliminar «${name}»`}
        confirmTitle={`¿Eliminar «${name}»?`}
        confirmContent={warning}
        mutationMode="pessimistic"
        redirect={false}
      />
    </Box>
  );
}
