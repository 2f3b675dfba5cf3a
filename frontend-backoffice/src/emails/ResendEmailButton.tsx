import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import type { EmailRow } from './types';
import { useSendEmail } from './useSendEmail';

/** Shown when the server says that the message may be sent again. */
export function ResendEmailButton({ email }: { email: EmailRow }) {
  const { mutate, isPending } = useSendEmail({ method: 'resendEmail', sentText: 'Email enviado' });
  if (!email.puede_reenviar) return null;
  return (
    <ConfirmedButton
      label="Reenviar"
      startIcon={<ReplayOutlined />}
      question="¿Reenviar este correo?"
      explanation={`«${email.asunto}» saldrá otra vez a ${email.destinatario}.`}
      busy={isPending}
      onConfirm={() => mutate(email.id)}
    />
  );
}
