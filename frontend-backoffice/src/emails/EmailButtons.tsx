import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import type { EmailRow } from './emailText';
import { useSendEmail } from './useSendEmail';
import { api, at, useWrite } from '../providers/api';

/** What may be done with a message, as the server offers it: send it now or again, or withdraw it. */
export function EmailButtons({ email }: { email: EmailRow }) {
  const { id, asunto, destinatario } = email;
  const rejects = email.plantilla === 'rechazo';
  const now = useSendEmail('send-now', rejects ? 'Email de rechazo enviado' : 'Email enviado');
  const again = useSendEmail('resend', 'Email enviado');
  const cancel = useWrite((of: string) => api.post('/api/emails/{id}/cancel', at({ id: of })), {
    reads: ['emails'],
    done: 'Correo cancelado: no se enviará',
    doneAs: 'info',
    failure: 'No se pudo cancelar:',
  });
  const seen = rejects ? ' y el candidato verá el rechazo en su portal' : '';
  return (
    <>
      {email.puede_enviar_ahora && (
        <ConfirmedButton
          label={rejects ? 'Enviar Rechazo' : 'Enviar ahora'}
          startIcon={<SendOutlined />}
          question={rejects ? '¿Enviar el rechazo ahora?' : '¿Enviar el correo ahora?'}
          explanation={`El correo sale ya a ${destinatario}${seen}. Después no se puede deshacer.`}
          busy={now.isPending}
          onConfirm={() => now.mutate(id)}
        />
      )}
      {email.puede_cancelar && (
        <ConfirmedButton
          label="Cancelar envío"
          startIcon={<BlockOutlined />}
          question="¿Cancelar este envío?"
          explanation={`«${asunto}» no se enviará a ${destinatario}. Lo demás sigue como está.`}
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate(id)}
        />
      )}
      {email.puede_reenviar && (
        <ConfirmedButton
          label="Reenviar"
          startIcon={<ReplayOutlined />}
          question="¿Reenviar este correo?"
          explanation={`«${asunto}» saldrá otra vez a ${destinatario}.`}
          busy={again.isPending}
          onConfirm={() => again.mutate(id)}
        />
      )}
    </>
  );
}
