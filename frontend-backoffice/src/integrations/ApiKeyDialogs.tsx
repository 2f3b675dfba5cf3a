import { Typography } from '@mui/material';
import { API_KEY_LIMITS } from '@hiring/contract';
import { TextInput } from 'react-admin';
import type { ApiKey } from './types';
import { FormDialog } from '../ui/FormDialog';
import { DaysInput } from './DaysInput';
import { PermissionsInput } from './PermissionsInput';
import { api, at, type Schemas } from '../providers/api';

interface Props {
  apiKey: ApiKey;
  onClose: () => void;
  onMade: (secret: string, name: string) => void;
}

export function RenewKeyDialog({ apiKey, onClose, onMade }: Props) {
  return (
    <FormDialog
      title={`Renovar «${apiKey.nombre}»`}
      maxWidth="xs"
      save={({ dias }: { dias: number }) => api.post('/api/api-keys/{id}/renew', at(apiKey.id, { dias }))}
      reads={['api-keys']}
      then={({ clave }) => onMade(clave, apiKey.nombre)}
      onClose={onClose}
    >
      <Typography color="text.secondary">
        Creamos una clave nueva con los mismos permisos. La de ahora sigue valiendo{' '}
        {API_KEY_LIMITS.relevoHoras} horas, para que te dé tiempo a cambiarla.
      </Typography>
      <DaysInput />
    </FormDialog>
  );
}

interface ApiKeyDialogsProps {
  onClose: () => void;
  onMade: (secret: string, name: string) => void;
}

export function NewApiKeyDialog({ onClose, onMade }: ApiKeyDialogsProps) {
  return (
    <FormDialog
      title="Nueva clave de API"
      maxWidth="md"
      save={(body: Schemas['NewApiKeyRequest']) => api.post('/api/api-keys', { body })}
      reads={['api-keys']}
      then={({ clave, api_key }) => onMade(clave, api_key.nombre)}
      onClose={onClose}
    >
      <TextInput
        source="nombre"
        label="Qué programa la va a usar"
        isRequired
        placeholder="Programa de nóminas"
        helperText="Con este nombre sale en el registro. Una clave para cada programa."
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: API_KEY_LIMITS.nombre, autoComplete: 'off' },
        }}
      />
      <DaysInput />
      <PermissionsInput />
    </FormDialog>
  );
}
