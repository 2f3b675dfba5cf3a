import { useCanAccess } from 'react-admin';
import type { ApiKey } from './types';
import { RowMenu } from '../ui/RowMenu';
import { api, at, useWrite } from '../providers/api';

interface Props {
  apiKey: ApiKey;
  onRenew: () => void;
  /** Its menu is about to go. */
  onRevoke: () => void;
}

export function ApiKeyMenu({ apiKey, onRenew, onRevoke }: Props) {
  const { id, nombre, estado, anterior_hasta, prefijo_anterior } = apiKey;
  const { canAccess: writes } = useCanAccess({ resource: 'integrations', action: 'write' });
  const revoke = useWrite((key: string) => api.post('/api/api-keys/{id}/revoke', at(key)), {
    reads: ['api-keys'],
    done: `Clave «${nombre}» revocada`,
  });
  const end = useWrite((key: string) => api.post('/api/api-keys/{id}/end-previous', at(key)), {
    reads: ['api-keys'],
    done: 'La clave anterior ya no vale',
  });
  if (!writes || estado === 'revocada') return null;
  return (
    <RowMenu
      of={nombre}
      items={[
        { label: 'Renovar', onChoose: onRenew },
        ...(anterior_hasta
          ? [
              {
                label: 'Terminar la anterior',
                asks: {
                  question: '¿Terminar ya la clave anterior?',
                  explanation: `${prefijo_anterior ?? 'La anterior'}… dejará de valer ahora mismo. El programa tiene que usar ya la nueva.`,
                },
                onChoose: () => end.mutate(id),
              },
            ]
          : []),
        {
          label: 'Revocar',
          asks: {
            question: `¿Revocar «${nombre}»?`,
            explanation:
              'El programa que la usa dejará de poder entrar en unos segundos. No se puede deshacer.',
          },
          onChoose: () => {
            onRevoke();
            revoke.mutate(id);
          },
        },
      ]}
    />
  );
}
