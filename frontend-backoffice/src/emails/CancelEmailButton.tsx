import BlockOutlined from '@mui/icons-material/BlockOutlined';
import { useWrite } from '../providers/useProvider';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import type { EmailRow } from './emailText';

/** Withdraws a message that waits; the server says whether it still can. */
export function CancelEmailButton({ email }: { email: EmailRow }) {
  const { mutate, isPending } = useWrite((provider, id: string) => provider.cancelEmail(id), {
    reads: ['emails'],
    done: 'Correo cancelado: no se enviará',
    doneAs: 'info',
    failure: 'No se pudo cancelar:',
  });
  if (!email.puede_cancelar) return null;
  return (
    <ConfirmedButton
      label="Cancelar envío"
      startIcon={<BlockOutlined />}
      question="¿Cancelar este envío?"
      explanation={`«${email.asunto}» no se enviará a ${email.destinatario}. Lo demás sigue como está.`}
      busy={isPending}
      onConfirm={() => mutate(email.id)}
    />
  );
}
