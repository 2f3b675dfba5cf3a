import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { WriteButton } from '../ui/ConfirmedButton';
import type { EmailRow } from './emailText';
import { useSending } from './useSendEmail';
import { api, at } from '../providers/api';

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
