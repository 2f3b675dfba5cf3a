import '../i18n/mail';
import {
  CORREO_ESTADO_LABEL,
  CORREO_ESTADO_TONE,
  type CorreoEstado,
  type DeliveryOutcome,
  EMAIL_KINDS,
  type MessageType,
  type Plantilla,
} from '@hiring/contract';
import { translate } from '../i18n/texts';
import { pluralOf } from '../ui/format/counts';
import { formatMoment } from '../ui/format/dates';
import { ToneBadge } from '../ui/display/text';
import { Typography } from '@mui/material';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { api, at, type Schemas } from '../providers/api';
import { useOutcome } from './useSendMessage';
import { Alert } from '../ui/Alert';

/** A message of a list; the HTML comes with the single record. */
export type EmailRow = Schemas['EmailRow'];

export type Email = Schemas['EmailResponse'];

/** A name that stands for a value in the words of a message. */
export type TemplateVariable = Schemas['TemplateVariableResponse'];

export const templateLabel = (plantilla: Plantilla) => EMAIL_KINDS[plantilla].label;

export function deliveryText(email: EmailRow): string {
  const planned = { when: formatMoment(email.enviar_desde) };
  if (email.enviado_at) return translate('mail.delivery.sent', { when: formatMoment(email.enviado_at) });
  if (email.retenido) return translate('mail.delivery.held', planned);
  if (email.estado === 'pendiente') return translate('mail.delivery.planned', planned);
  return translate('mail.delivery.created', { when: formatMoment(email.created_at) });
}

export const kindsOf = (types: readonly MessageType[]) =>
  types.map((id) => ({ id, name: EMAIL_KINDS[id].byHand.name }));

/** `held`: it waits since a restore for somebody to decide. */
export function EmailStateBadge({ estado, held = false }: { estado: CorreoEstado; held?: boolean }) {
  return (
    <ToneBadge tone={held ? 'purple' : CORREO_ESTADO_TONE[estado]}>
      {held ? translate('mail.delivery.heldState') : CORREO_ESTADO_LABEL[estado]}
    </ToneBadge>
  );
}

/** What a server said of a message after it was sent. */
const explainOutcome = (
  outcome: DeliveryOutcome,
  code: string | null,
): ['info' | 'warning' | 'error', string] => [
  ({ rebotado: 'error', retrasado: 'warning', respuesta_automatica: 'info' } as const)[outcome],
  translate(`mail.outcome.${outcome}`, { code: code ?? '—' }),
];

/** What has become of a message and what one can do about it; null when its badge says enough. */
function explain(email: EmailRow): ['info' | 'warning' | 'error', string] | null {
  const { ultimo_error: reason, rechazo_en_espera: waits } = email;
  const tries = translate('mail.explain.tries', pluralOf(email.intentos));
  switch (email.estado) {
    case 'fallido':
      return [
        'error',
        translate('mail.explain.failed', {
          tries,
          reason: reason ?? translate('mail.explain.unknown'),
        }),
      ];
    case 'pendiente':
      if (email.retenido) {
        return ['warning', translate(waits ? 'mail.explain.heldRejection' : 'mail.explain.held')];
      }
      if (reason) {
        const when = formatMoment(email.enviar_desde);
        return ['warning', translate('mail.explain.again', { tries, reason, when })];
      }
      return waits ? ['info', translate('mail.explain.rejection')] : null;
    case 'capturado':
      return ['info', translate('mail.explain.captured')];
    case 'omitido':
      return ['info', translate(email.puede_reenviar ? 'mail.explain.omittedOnce' : 'mail.explain.omitted')];
    case 'enviado':
      return email.entrega && explainOutcome(email.entrega, email.entrega_codigo);
    case 'cancelado':
    case 'enviando':
      return null;
  }
}

export function DeliveryExplanation({ email }: { email: EmailRow }) {
  const explanation = explain(email);
  if (!explanation) return null;
  const [severity, text] = explanation;
  if (severity === 'info') {
    return <Typography variant="note">{text}</Typography>;
  }
  return (
    <Alert severity={severity} variant="outlined">
      {text}
    </Alert>
  );
}

/** Options of a write that sends a message again or now. */
export function useSending(sent: string) {
  const say = useOutcome();
  return {
    changes: ['emails', 'applications'] as const,
    then: (email: Email) => say(email, sent),
    failure: 'mail.sending.failure',
  };
}

/** What may be done with a message, as the server offers it: send it now or again, or withdraw it. */
export function EmailButtons({ email }: { email: EmailRow }) {
  const { id } = email;
  const about = { subject: email.asunto, to: email.destinatario };
  const rejects = email.plantilla === 'rechazo';
  const now = useSending(rejects ? 'mail.sending.rejected' : 'mail.sending.sent');
  const again = useSending('mail.sending.sent');
  return (
    <>
      {email.puede_enviar_ahora && (
        <WriteButton
          {...confirmTexts(rejects ? 'mail.buttons.reject.' : 'mail.buttons.send.', about)}
          startIcon={<SendOutlined />}
          write={() => api.post('/api/emails/{id}/send-now', at(id))}
          {...now}
        />
      )}
      {email.puede_cancelar && (
        <WriteButton
          {...confirmTexts('mail.buttons.cancel.', about)}
          startIcon={<BlockOutlined />}
          write={() => api.post('/api/emails/{id}/cancel', at(id))}
          changes={['emails']}
          done="mail.buttons.cancel.done"
          doneAs="info"
          failure="mail.buttons.cancel.failure"
        />
      )}
      {email.puede_reenviar && (
        <WriteButton
          {...confirmTexts('mail.buttons.resend.', about)}
          startIcon={<ReplayOutlined />}
          write={() => api.post('/api/emails/{id}/resend', at(id))}
          {...again}
        />
      )}
    </>
  );
}
