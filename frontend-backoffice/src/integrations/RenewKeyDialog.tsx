import Typography from '@mui/material/Typography';
import { API_KEY_LIMITS } from '@hiring/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '../providers/problem';
import type { ApiKey } from '../providers/calls/integrations';
import { EditDialog } from '../ui/EditDialog';
import { DaysField } from './DaysField';
import { useIntegrationWrite } from './useIntegrations';

interface Props {
  apiKey: ApiKey;
  onClose: () => void;
  onMade: (secret: string, name: string) => void;
}

/** A new secret for a key that is there. */
export function RenewKeyDialog({ apiKey, onClose, onMade }: Props) {
  const [dias, setDias] = useState(String(API_KEY_LIMITS.diasPorDefecto));
  const renew = useIntegrationWrite((provider, days: number) => provider.renewApiKey(apiKey.id, days), null, {
    tells: false,
  });
  return (
    <EditDialog
      title={`Renovar «${apiKey.nombre}»`}
      maxWidth="xs"
      error={renew.error}
      saving={renew.isPending}
      onSave={() => renew.mutate(Number(dias), { onSuccess: ({ clave }) => onMade(clave, apiKey.nombre) })}
      onClose={onClose}
    >
      <Typography color="text.secondary">
        Creamos una clave nueva con los mismos permisos. La de ahora sigue valiendo{' '}
        {API_KEY_LIMITS.relevoHoras} horas, para que te dé tiempo a cambiarla.
      </Typography>
      <DaysField value={dias} onChange={setDias} error={fieldErrorsOf(renew.error).dias} />
    </EditDialog>
  );
}
