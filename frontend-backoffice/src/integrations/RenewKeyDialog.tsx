import { Typography } from '@mui/material';
import { API_KEY_LIMITS } from '@hiring/contract';
import type { ApiKey } from '../providers/calls/integrations';
import { useWrite } from '../providers/useWrite';
import { FormDialog } from '../ui/FormDialog';
import { DaysInput } from './DaysInput';

interface Props {
  apiKey: ApiKey;
  onClose: () => void;
  onMade: (secret: string, name: string) => void;
}

/** A new secret for a key that is there. */
export function RenewKeyDialog({ apiKey, onClose, onMade }: Props) {
  const renew = useWrite((provider, days: number) => provider.renewApiKey(apiKey.id, days), {
    reads: ['api-keys'],
    tells: false,
  });
  const save = async ({ dias }: { dias: number }) => {
    const { clave } = await renew.mutateAsync(dias);
    onMade(clave, apiKey.nombre);
  };
  return (
    <FormDialog title={`Renovar «${apiKey.nombre}»`} maxWidth="xs" save={save} onClose={onClose}>
      <Typography color="text.secondary">
        Creamos una clave nueva con los mismos permisos. La de ahora sigue valiendo{' '}
        {API_KEY_LIMITS.relevoHoras} horas, para que te dé tiempo a cambiarla.
      </Typography>
      <DaysInput />
    </FormDialog>
  );
}
