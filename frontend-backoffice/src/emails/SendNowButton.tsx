import SendOutlined from '@mui/icons-material/SendOutlined';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import type { EmailRow } from './types';
import { useSendEmail } from './useSendEmail';

/** 'Enviar Rechazo' for a rejection that waits for its delay; 'Enviar ahora' for any other waiting message. */
export function SendNowButton({ email }: { email: EmailRow }) {
  const rejects = email.plantilla === 'rechazo';
  const { mutate, isPending } = useSendEmail({
    method: 'sendEmailNow',
    sentText: rejects ? 'Email de rechazo enviado' : 'Email enviado',
  });
  if (!email.puede_enviar_ahora) return null;

  return (
    <ConfirmedButton
      label={rejects ? 'Enviar Rechazo' : 'Enviar ahora'}
      startIcon={<SendOutlined />}
      question={rejects ? '¿Enviar el rechazo ahora?' : '¿Enviar el correo ahora?'}
      explanation={
        rejects
          ? `El correo sale ya a ${email.destinatario} y el candidato verá el rechazo en su portal. Después no se puede deshacer.`
          : `El correo sale ya a ${email.destinatario}. Después no se puede deshacer.`
      }
      busy={isPending}
      onConfirm={() => mutate(email.id)}
    />
  );
}
