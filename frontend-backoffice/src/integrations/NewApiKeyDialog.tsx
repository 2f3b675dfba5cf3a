import TextField from '@mui/material/TextField';
import { API_KEY_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '../providers/problem';
import { EditDialog } from '../ui/EditDialog';
import { focusFirst } from '../ui/focusFirst';
import { DaysField } from './DaysField';
import { PermissionChoice } from './PermissionChoice';
import { useIntegrationWrite } from './useIntegrations';

interface Props {
  onClose: () => void;
  /** With the key, to be shown once. */
  onMade: (secret: string, name: string) => void;
}

/** A new key: for which program, what it may do and for how long. */
export function NewApiKeyDialog({ onClose, onMade }: Props) {
  const [nombre, setNombre] = useState('');
  const [dias, setDias] = useState(String(API_KEY_LIMITS.diasPorDefecto));
  const [permisos, setPermisos] = useState<Set<string>>(new Set());
  const create = useIntegrationWrite(
    (provider, request: { nombre: string; dias: number; permisos: string[] }) =>
      provider.createApiKey(request),
    null,
    { tells: false },
  );
  const errors = fieldErrorsOf(create.error);
  const save = () =>
    create.mutate(
      { nombre: nombre.trim(), dias: Number(dias), permisos: [...permisos] },
      { onSuccess: ({ clave, api_key }) => onMade(clave, api_key.nombre) },
    );
  return (
    <EditDialog
      title="Nueva clave de API"
      maxWidth="md"
      error={create.error}
      saving={create.isPending}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label="Qué programa la va a usar"
        required
        inputRef={focusFirst}
        margin="none"
        placeholder="Programa de nóminas"
        value={nombre}
        onChange={({ target }) => setNombre(target.value)}
        error={Boolean(errors.nombre)}
        helperText={errors.nombre ?? 'Con este nombre sale en el registro. Una clave para cada programa.'}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: API_KEY_LIMITS.nombre, autoComplete: 'off' },
        }}
      />
      <DaysField value={dias} onChange={setDias} error={errors.dias} />
      <PermissionChoice chosen={permisos} onChange={setPermisos} error={errors.permisos} />
    </EditDialog>
  );
}
