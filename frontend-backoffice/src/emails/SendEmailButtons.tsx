import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import type { EmailRow } from './emailText';
import { useSendEmail } from './useSendEmail';

/** Shown when the server says that the message may be sent again. */
export function ResendEmailButton({ email }: { email: EmailRow }) {
  const { mutate: send, isPending } = useSendEmail('resendEmail', 'Email enviado');
  if (!email.puede_reenviar) return null;
  return (
    <ConfirmedButton
      label="Reenviar"
      startIcon={<ReplayOutlined />}
      question="¿Reenviar este correo?"
      explanation={`«${email.asunto}» saldrá otra vez a ${email.destinatario}.`}
      busy={isPending}
      onConfirm={() => send(email.id)}
    />
  );
}

/** 'Enviar Rechazo' for a rejection that waits for its delay; 'Enviar ahora' for any other waiting message. */
export function SendNowButton({ email }: { email: EmailRow }) {
  const rejects = email.plantilla === 'rechazo';
  const { mutate: send, isPending } = useSendEmail(
    'sendEmailNow',
    rejects ? 'Email de rechazo enviado' : 'Email enviado',
  );
  if (!email.puede_enviar_ahora) return null;
  const seen = rejects ? ' y el candidato verá el rechazo en su portal' : '';
  return (
    <ConfirmedButton
      label={rejects ? 'Enviar Rechazo' : 'Enviar ahora'}
      startIcon={<SendOutlined />}
      question={rejects ? '¿Enviar el rechazo ahora?' : '¿Enviar el correo ahora?'}
      explanation={`El correo sale ya a ${email.destinatario}${seen}. Después no se puede deshacer.`}
      busy={isPending}
      onConfirm={() => send(email.id)}
    />
  );
}
