import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  WEBHOOK_EVENT_LABEL,
  WEBHOOK_LIMITS,
  WEBHOOK_SALUD_LABEL,
  WEBHOOK_SALUD_TONE,
} from '@hiring/contract';
import { formatMoment } from '../format/dates';
import { relativeTime } from '../format/relativeTime';
import { useNow } from '../format/useNow';
import { RowCard } from '../privacy/parts';
import type { WebhookAddress } from '../providers/calls/integrations';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { Separator } from '../ui/Separator';
import { ToneBadge } from '../ui/ToneBadge';
import { nameOfWebhook } from './nameOfWebhook';
import { useIntegrationWrite } from './useIntegrations';

const REASON = {
  manual: 'Lo desactivó una persona.',
  fallos: `Se desactivó solo: todos los envíos fallaban desde hacía ${WEBHOOK_LIMITS.fallosDias} días.`,
  '410': 'Se desactivó solo: el servidor contestó que no quería más avisos (410).',
  clave: 'Se desactivó solo: la clave de API que lo creó ya no vale.',
} as const;

const some = (count: number | null, one: string, many: string): string =>
  count === null ? `más de 1.000 ${many}` : `${count} ${count === 1 ? one : many}`;

/** Where the keyboard goes on when the log is left. */
export const logButtonOf = (id: string) => `registro-${id}`;
/** The same, when the new secret has been kept. */
export const secretButtonOf = (id: string) => `secreto-${id}`;

interface Props {
  webhook: WebhookAddress;
  writes: boolean;
  onEdit: () => void;
  onLog: () => void;
  onSecret: (secret: string) => void;
  onTested: () => void;
  onRemove: () => void;
}

/** One address: how it does, what it is told, and what one does with it. */
export function WebhookRow({ webhook, writes, onEdit, onLog, onSecret, onTested, onRemove }: Props) {
  const now = useNow();
  const { id, url, eventos, salud, activo, motivo_desactivado, pendientes, fallidas } = webhook;
  const name = nameOfWebhook(webhook);
  const test = useIntegrationWrite(
    (provider, key: string) => provider.testWebhook(key),
    () => 'Prueba enviada: mira en el registro cómo ha ido',
  );
  const rotate = useIntegrationWrite((provider, key: string) => provider.rotateWebhookSecret(key), null);
  const remove = useIntegrationWrite(
    (provider, key: string) => provider.removeWebhook(key),
    () => 'Webhook eliminado',
  );
  return (
    <RowCard
      actions={
        <>
          <Button
            id={logButtonOf(id)}
            size="small"
            variant="outlined"
            onClick={onLog}
            aria-label={`Registro de ${name}`}
          >
            Registro
          </Button>
          {writes && (
            <>
              <Button
                size="small"
                variant="outlined"
                disabled={!activo || test.isPending}
                aria-label={`Probar ${name}`}
                onClick={() => test.mutate(id, { onSuccess: onTested })}
              >
                Probar
              </Button>
              <Button size="small" variant="outlined" onClick={onEdit} aria-label={`Cambiar ${name}`}>
                Cambiar
              </Button>
              <ConfirmedButton
                id={secretButtonOf(id)}
                label="Secreto nuevo"
                of={`de ${name}`}
                confirmLabel="Crear secreto"
                question="¿Crear un secreto nuevo?"
                explanation={`Durante ${WEBHOOK_LIMITS.relevoHoras} horas los avisos llevan la firma de los dos, para que te dé tiempo a cambiarlo en el otro programa.`}
                busy={rotate.isPending}
                onConfirm={() => rotate.mutate(id, { onSuccess: ({ secreto }) => onSecret(secreto) })}
              />
              <ConfirmedButton
                label="Eliminar"
                of={name}
                variant="text"
                color="error"
                question={`¿Eliminar «${name}»?`}
                explanation="Dejaremos de avisarle, y su registro de envíos se borra. No se puede deshacer."
                busy={remove.isPending}
                onConfirm={() => {
                  onRemove();
                  remove.mutate(id);
                }}
              />
            </>
          )}
        </>
      }
    >
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {name} <ToneBadge tone={WEBHOOK_SALUD_TONE[salud]}>{WEBHOOK_SALUD_LABEL[salud]}</ToneBadge>
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {url}
      </Typography>
      {webhook.clave && (
        <Typography variant="body2">Lo creó y lo gestiona la clave de API «{webhook.clave}».</Typography>
      )}
      <Typography variant="body2">
        {eventos.map((event) => WEBHOOK_EVENT_LABEL[event]).join('\u2002·\u2002')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {webhook.ultimo_exito_at
          ? `Último aviso recibido ${relativeTime(webhook.ultimo_exito_at, now).toLowerCase()}`
          : 'Ningún aviso recibido todavía'}
        {pendientes !== 0 && (
          <>
            <Separator />
            {some(pendientes, 'pendiente', 'pendientes')}
          </>
        )}
        {fallidas !== 0 && (
          <>
            <Separator />
            {some(fallidas, 'no entregado', 'no entregados')}
          </>
        )}
      </Typography>
      {webhook.fallando_desde && activo && (
        <Typography variant="body2" color="error">
          Falla desde el {formatMoment(webhook.fallando_desde)}. Seguimos intentándolo.
        </Typography>
      )}
      {motivo_desactivado && <Typography variant="body2">{REASON[motivo_desactivado]}</Typography>}
    </RowCard>
  );
}
