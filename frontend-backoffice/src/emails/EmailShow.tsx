import { Box, Typography } from '@mui/material';
import { formatMoment } from '../format/dates';
import { Facts } from '../ui/Facts';
import { OpenRecord } from '../ui/OpenRecord';
import { CandidateOfEmail } from './CandidateOfEmail';
import { DeliveryExplanation } from './DeliveryExplanation';
import { EmailButtons } from './EmailButtons';
import { EmailBody } from './EmailBody';
import { type Email, templateLabel } from './emailText';
import { pollWhileLeaving } from './deliveryPolling';
import { EmailStateBadge } from './EmailStateBadge';

function Record({ email }: { email: Email }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
      <Box component="header" sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ pr: 6, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {email.asunto}
          </Typography>
          <EmailStateBadge estado={email.estado} held={email.retenido} />
        </Box>
        <Facts
          facts={[
            { label: 'Destinatario', value: email.destinatario },
            { label: 'Candidato', value: <CandidateOfEmail email={email} /> },
            { label: 'Tipo', value: templateLabel(email.plantilla) },
            { label: 'Creado', value: formatMoment(email.created_at) },
            email.enviado_at
              ? { label: 'Enviado', value: formatMoment(email.enviado_at) }
              : {
                  label: 'Envío previsto',
                  value: email.estado === 'pendiente' ? formatMoment(email.enviar_desde) : null,
                },
            { label: 'Intentos', value: email.intentos },
          ]}
        />
        <DeliveryExplanation email={email} />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <EmailButtons email={email} />
        </Box>
      </Box>
      <EmailBody email={email} />
    </Box>
  );
}

export const EmailShow = ({ id }: { id: string }) => (
  <OpenRecord<Email>
    resource="emails"
    id={id}
    failed="No se pudo cargar el correo"
    refetchInterval={({ state }) => pollWhileLeaving(state.data ? [state.data] : [])}
  >
    {(email) => <Record email={email} />}
  </OpenRecord>
);
