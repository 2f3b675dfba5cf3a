import TextField from '@mui/material/TextField';
import { CATALOGUE_LIMITS } from '@hiring/contract';
import { type ReactNode, useState } from 'react';
import { fieldErrorsOf } from '../../providers/problem';
import { EditDialog } from '../../ui/EditDialog';
import { focusFirst } from '../../ui/focusFirst';

interface Props {
  title: string;
  /** What it is called unless somebody says otherwise. */
  initial: string;
  failure: string;
  error: unknown;
  saving: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for the name of something new, with one to start from. */
export function NewNameDialog({ title, initial, failure, error, saving, onSave, onClose, children }: Props) {
  const [name, setName] = useState(initial);
  const wrong = fieldErrorsOf(error).nombre;
  return (
    <EditDialog
      title={title}
      maxWidth="xs"
      error={error}
      failure={failure}
      saving={saving}
      onSave={() => onSave(name)}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        required
        inputRef={focusFirst}
        margin="none"
        value={name}
        error={Boolean(wrong)}
        helperText={wrong}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: CATALOGUE_LIMITS.name } }}
      />
      {children}
    </EditDialog>
  );
}
