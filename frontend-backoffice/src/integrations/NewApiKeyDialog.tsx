import { API_KEY_LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { TextInput } from 'react-admin';
import { useWrite } from '../providers/useWrite';
import { FormDialog } from '../ui/FormDialog';
import { DaysInput } from './DaysInput';
import { PermissionsInput } from './PermissionsInput';

interface Props {
  onClose: () => void;
  /** With the key, to be shown once. */
  onMade: (secret: string, name: string) => void;
}

/** A new key: for which program, what it may do and for how long. */
export function NewApiKeyDialog({ onClose, onMade }: Props) {
  const create = useWrite((provider, order: Schemas['NewApiKeyRequest']) => provider.createApiKey(order), {
    reads: ['api-keys'],
    tells: false,
  });
  const save = async (order: Schemas['NewApiKeyRequest']) => {
    const { clave, api_key } = await create.mutateAsync(order);
    onMade(clave, api_key.nombre);
  };
  return (
    <FormDialog title="Nueva clave de API" maxWidth="md" save={save} onClose={onClose}>
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
