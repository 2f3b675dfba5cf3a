import type { Schemas } from '@hiring/contract/api';
import {
  CORREO_ESTADO_LABEL,
  CORREO_ESTADO_TONE,
  type CorreoEstado,
  counted,
  EMAIL_KINDS,
  type MessageType,
  type Plantilla,
} from '@hiring/contract';
import { formatMoment } from '../ui/format/dates';
import { ToneBadge } from '../ui/display/text';
import { Alert, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { WriteButton } from '../ui/dialogs/confirm';
import { api, at } from '../providers/api';

/** A message of a list; the HTML comes with the single record. */
export type EmailRow = Schemas['EmailRow'];

export type Email = Schemas['EmailResponse'];

/** A name that stands for a value in the words of a message. */
export type TemplateVariable = Schemas['TemplateVariableResponse'];

export const templateLabel = (plantilla: Plantilla) => EMAIL_KINDS[plantilla].label;

export function deliveryText(email: EmailRow): string {
  if (email.enviado_at) return `Enviado el ${formatMoment(email.enviado_at)}`;
  if (email.retenido) return `Retenido; iba a salir el ${formatMoment(email.enviar_desde)}`;
  if (email.estado === 'pendiente') return `Sale el ${formatMoment(email.enviar_desde)}`;
  return `Creado el ${formatMoment(email.created_at)}`;
}

export const kindsOf = (types: readonly MessageType[]) =>
  types.map((id) => ({ id, name: EMAIL_KINDS[id].byHand.name }));

/** `held`: it waits since a restore for somebody to decide. */
export function EmailStateBadge({ estado, held = false }: { estado: CorreoEstado; held?: boolean }) {
  return (
    <ToneBadge tone={held ? 'purple' : CORREO_ESTADO_TONE[estado]}>
      {held ? 'Retenido' : CORREO_ESTADO_LABEL[estado]}
    </ToneBadge>
  );
}

type Severity = 'info' | 'warning' | 'error';

const HELD =
  'Retenido al restaurar una copia de seguridad: puede que ya saliera antes. No se enviará hasta que';

/** What has become of a message and what one can do about it; null when its badge says enough. */
function explain(email: EmailRow): [Severity, string] | null {
  const { estado, ultimo_error: reason, rechazo_en_espera: waits } = email;
  const tries = counted(email.intentos, 'intento', 'intentos');
  switch (estado) {
    case 'fallido':
      return [
        'error',
        `No ha llegado, tras ${tries}: ${reason ?? 'error desconocido'}. Comprueba la dirección del candidato y reenvíalo, o llámale por teléfono.`,
      ];
    case 'pendiente':
      if (email.retenido) {
        const end = waits
          ? 'alguien lo envíe. Para que no salga, usa «Cancelar el rechazo» en su candidatura.'
          : 'alguien lo envíe o lo cancele.';
        return ['warning', `${HELD} ${end}`];
      }
      if (reason) {
        return [
          'warning',
          `El último envío no salió (${tries}): ${reason}. Se vuelve a intentar el ${formatMoment(email.enviar_desde)}; no tienes que hacer nada.`,
        ];
      }
      return waits
        ? [
            'info',
            'Hasta que salga, el candidato sigue viendo su estado anterior. Para que no salga, usa «Cancelar el rechazo» en su candidatura.',
          ]
        : null;
    case 'capturado':
      return [
        'info',
        'No se envió porque no había servidor de correo configurado: quedó guardado aquí. Puedes reenviarlo.',
      ];
    case 'omitido':
      return [
        'info',
        email.puede_reenviar
          ? 'No se envió porque los avisos por correo están desactivados. Puedes reenviarlo si hace falta.'
          : 'No se enviará: los avisos por correo están desactivados.',
      ];
    case 'cancelado':
    case 'enviado':
    case 'enviando':
      return null;
  }
}

export function DeliveryExplanation({ email }: { email: EmailRow }) {
  const explanation = explain(email);
  if (!explanation) return null;
  const [severity, text] = explanation;
  if (severity === 'info') {
    return (
      <Typography variant="note" sx={{ mt: 0.5, maxWidth: '80ch' }}>
        {text}
      </Typography>
    );
  }
  return (
    <Alert severity={severity} variant="outlined" sx={{ mt: 1, py: 0, maxWidth: '80ch' }}>
      {text}
    </Alert>
  );
}

/**
 * Options of a write that sends a message again or now: it says what its state is, not what one hopes. `sent`: once it
 * has really left.
 */
export function useSending(sent: string) {
  const notify = useNotify();
  return {
    reads: ['emails', 'candidates'],
    then: ({ estado }: Email) => {
      if (estado === 'enviado') notify(sent, { type: 'success' });
      else if (estado === 'capturado')
        notify('Email capturado: no hay servidor de correo configurado', { type: 'info' });
      else notify('Email en cola: saldrá en unos segundos', { type: 'success' });
    },
    failure: 'No se pudo enviar el email:',
  };
}

/** What may be done with a message, as the server offers it: send it now or again, or withdraw it. */
export function EmailButtons({ email }: { email: EmailRow }) {
  const { id, asunto, destinatario } = email;
  const rejects = email.plantilla === 'rechazo';
  const now = useSending(rejects ? 'Email de rechazo enviado' : 'Email enviado');
  const again = useSending('Email enviado');
  const seen = rejects ? ' y el candidato verá el rechazo en su portal' : '';
  return (
    <>
      {email.puede_enviar_ahora && (
        <WriteButton
          label={rejects ? 'Enviar Rechazo' : 'Enviar ahora'}
          startIcon={<SendOutlined />}
          question={rejects ? '¿Enviar el rechazo ahora?' : '¿Enviar el correo ahora?'}
          explanation={`El correo sale ya a ${destinatario}${seen}. Después no se puede deshacer.`}
          write={() => api.post('/api/emails/{id}/send-now', at(id))}
          {...now}
        />
      )}
      {email.puede_cancelar && (
        <WriteButton
          label="Cancelar envío"
          startIcon={<BlockOutlined />}
          question="¿Cancelar este envío?"
          explanation={`«${asunto}» no se enviará a ${destinatario}. Lo demás sigue como está.`}
          write={() => api.post('/api/emails/{id}/cancel', at(id))}
          reads={['emails']}
          done="Correo cancelado: no se enviará"
          doneAs="info"
          failure="No se pudo cancelar:"
        />
      )}
      {email.puede_reenviar && (
        <WriteButton
          label="Reenviar"
          startIcon={<ReplayOutlined />}
          question="¿Reenviar este correo?"
          explanation={`«${asunto}» saldrá otra vez a ${destinatario}.`}
          write={() => api.post('/api/emails/{id}/resend', at(id))}
          {...again}
        />
      )}
    </>
  );
}
