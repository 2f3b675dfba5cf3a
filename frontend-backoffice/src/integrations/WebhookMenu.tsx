import { WEBHOOK_LIMITS } from '@hiring/contract';
import { useCanAccess } from 'react-admin';
import type { WebhookAddress } from './types';
import { RowMenu } from '../ui/RowMenu';
import { nameOfWebhook } from './webhookText';
import { api, at, useWrite } from '../providers/api';

interface Props {
  webhook: WebhookAddress;
  onEdit: () => void;
  onSecret: (secret: string) => void;
  onTested: () => void;
  /** Its row is about to go. */
  onRemove: () => void;
}

const READS = { reads: ['webhooks'] };

export function WebhookMenu({ webhook, onEdit, onSecret, onTested, onRemove }: Props) {
  const { id, activo } = webhook;
  const name = nameOfWebhook(webhook);
  const { canAccess: writes } = useCanAccess({ resource: 'integrations', action: 'write' });
  const test = useWrite((key: string) => api.post('/api/webhooks/{id}/test', at(key)), {
    ...READS,
    done: 'Prueba enviada: mira en el registro cómo ha ido',
  });
  const rotate = useWrite((key: string) => api.post('/api/webhooks/{id}/rotate-secret', at(key)), READS);
  const remove = useWrite((key: string) => api.delete('/api/webhooks/{id}', at(key)), {
    ...READS,
    done: 'Webhook eliminado',
  });
  if (!writes) return null;
  return (
    <RowMenu
      of={name}
      items={[
        {
          label: 'Probar',
          disabled: !activo || test.isPending,
          onChoose: () => test.mutate(id, { onSuccess: onTested }),
        },
        { label: 'Editar', onChoose: onEdit },
        {
          label: 'Secreto nuevo',
          asks: {
            question: '¿Crear un secreto nuevo?',
            explanation: `Durante ${WEBHOOK_LIMITS.relevoHoras} horas los avisos llevan la firma de los dos, para que te dé tiempo a cambiarlo en el otro programa.`,
            confirm: 'Crear secreto',
          },
          onChoose: () => rotate.mutate(id, { onSuccess: ({ secreto }) => onSecret(secreto) }),
        },
        {
          label: 'Eliminar',
          asks: {
            question: `¿Eliminar «${name}»?`,
            explanation: 'Dejaremos de avisarle, y su registro de envíos se borra. No se puede deshacer.',
          },
          onChoose: () => {
            onRemove();
            remove.mutate(id);
          },
        },
      ]}
    />
  );
}
