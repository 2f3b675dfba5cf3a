import '../i18n/mail';
import { ABOVE_LINK, DetailLink } from '../ui/display/Detail';
import {
  DeliveryExplanation,
  type Email,
  EmailButtons,
  type EmailRow,
  EmailStateBadge,
  templateLabel,
} from './EmailState';
import { DataTable, Link, List, useCanAccess } from 'react-admin';
import { Alert, AlertTitle, Box, Button, Chip, Typography } from '@mui/material';
import { formatMoment } from '../ui/format/dates';
import { Facts } from '../ui/display/Facts';
import { EmailBody } from './MessagePreviewPane';
import { pollWhileLeaving } from './deliveryPolling';
import { Link as RouterLink } from 'react-router-dom';
import { WriteButton } from '../ui/dialogs/confirm';
import { api, type Schemas, useRead } from '../providers/api';
import { CORREO_ESTADO_LABEL, CORREO_ESTADOS, EMAIL_KINDS, PLANTILLAS } from '@hiring/contract';
import { choiceFilter, choicesOf, WORDS_FILTER } from '../ui/forms/inputs';
import { PageHeader } from '../ui/PageHeader';
import { RelativeDate } from '../ui/display/text';
import { RecordDrawer } from '../ui/lists/OpenRecord';

function CandidateOfEmail({ email }: { email: EmailRow }) {
  if (!email.candidato_id) return '—';
  return (
    <Link to={`/candidates/${email.candidato_id}/show`} sx={ABOVE_LINK}>
      {email.candidato_nombre ?? 'Ver candidato'}
    </Link>
  );
}

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

type Held = Schemas['HeldMessagesResponse'];
const countOf = ({ total, hay_mas }: Held): string => {
  if (hay_mas) return `Hay más de ${total} correos retenidos.`;
  return total === 1 ? 'Hay 1 correo retenido.' : `Hay ${total} correos retenidos.`;
};

/** What a restore holds, and what to do with all of it; nothing where nothing is held. */
function HeldEmailsNotice() {
  const { canAccess: maySend } = useCanAccess({ resource: 'emails', action: 'send' });
  // The list below shows its own error; a notice that cannot be read is read with the list's next try.
  const { data: held } = useRead(['emails', 'held'], () => api.get('/api/held-emails'));
  const write = { reads: ['emails'], doneAs: 'info', failure: 'No se ha podido hacer:' } as const;
  if (!held || (held.total === 0 && held.desde === null)) return null;

  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <AlertTitle component="h2">
        {held.copia_de
          ? `Se restauró una copia de seguridad del ${formatMoment(held.copia_de)}`
          : 'Se restauró una copia de seguridad'}
      </AlertTitle>
      {held.total > 0
        ? `${countOf(held)} Puede que alguno ya saliera antes de restaurar: míralos y decide si se envían.`
        : 'No queda ningún correo retenido de los que puedes ver.'}
      {held.desde !== null &&
        ' Hasta que termines, también se retienen los avisos automáticos: recordatorios, cambios de estado y alertas.'}
      {maySend && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {held.total > 0 && (
            <>
              <Button
                size="small"
                variant="contained"
                component={RouterLink}
                to={{
                  search: new URLSearchParams({ filter: JSON.stringify({ retenido: 'true' }) }).toString(),
                }}
              >
                Ver retenidos
              </Button>
              <WriteButton
                label="Enviar todos"
                question="¿Enviar todos los correos retenidos?"
                explanation="Cada uno sale a su hora, o ahora si ya pasó. Quien ya lo recibiera lo recibirá otra vez."
                write={() => api.post('/api/held-emails/release')}
                {...write}
                done="Los correos retenidos ya pueden salir"
              />
              <WriteButton
                label="Cancelar todos"
                confirm="Cancelar los envíos"
                dismiss="Volver"
                question="¿Cancelar todos los correos retenidos?"
                explanation="No se enviará ninguno. Los rechazos que el candidato aún no ve se quedan: se cancelan en su candidatura."
                write={() => api.post('/api/held-emails/cancel')}
                {...write}
                done="Correos retenidos cancelados: no se enviarán"
              />
            </>
          )}
          {held.desde !== null && (
            <WriteButton
              label="Terminar la revisión"
              question="¿Terminar la revisión?"
              explanation="Los avisos automáticos vuelven a salir solos. Los correos que sigan retenidos se quedan hasta que se envíen o cancelen."
              write={() => api.post('/api/held-emails/finish')}
              {...write}
              done="Revisión terminada: los avisos automáticos vuelven a salir"
            />
          )}
        </Box>
      )}
    </Alert>
  );
}

const Column = DataTable.Col<EmailRow>;

/** A condition that another screen sets. react-admin shows it while it is set, beside the button that removes it. */
const SetElsewhere = ({ label }: { source: string; label: string }) => (
  <Chip label={label} sx={{ my: 'auto' }} />
);

const filtersOf = (readsAccounts: boolean) => [
  WORDS_FILTER,
  choiceFilter('estado', choicesOf(CORREO_ESTADOS, CORREO_ESTADO_LABEL)),
  choiceFilter(
    'plantilla',
    // Only who may read those of accounts receives them.
    choicesOf(
      PLANTILLAS.filter((id) => readsAccounts || !EMAIL_KINDS[id].ofAccount),
      templateLabel,
    ),
  ),
  <SetElsewhere key="retenido" source="retenido" label="Solo los correos retenidos" />,
  <SetElsewhere key="candidato_id" source="candidato_id" label="Solo los correos de un candidato" />,
];

function EmailTable() {
  return (
    <DataTable<EmailRow>>
      <Column
        source="asunto"
        sx={{ maxWidth: { lg: 380 } }}
        render={(email) => (
          <>
            <DetailLink resource="emails" id={email.id}>
              {email.asunto}
            </DetailLink>
            <Typography variant="hint" noWrap>
              {email.texto}
            </Typography>
          </>
        )}
      />
      <Column source="destinatario" sx={{ overflowWrap: 'anywhere' }} />
      <Column source="candidato_id" render={(email) => <CandidateOfEmail email={email} />} />
      <Column source="plantilla" render={({ plantilla }) => templateLabel(plantilla)} />
      <Column
        source="estado"
        render={({ estado, retenido }) => <EmailStateBadge estado={estado} held={retenido} />}
      />
      <Column
        source="created_at"
        disableSort={false}
        sortByOrder="DESC"
        render={({ created_at }) => <RelativeDate value={created_at} />}
      />
    </DataTable>
  );
}

export function EmailList() {
  const { canAccess: readsAccounts = false } = useCanAccess({ resource: 'emails', action: 'read_account' });
  return (
    <>
      <PageHeader title="Correos" lead="Los correos del proceso de selección y su estado de envío" />
      <HeldEmailsNotice />
      <List sort={{ field: 'created_at', order: 'DESC' }} filters={filtersOf(readsAccounts)}>
        <EmailTable />
      </List>
      <RecordDrawer<Email>
        resource="emails"
        label="Correo"
        width={820}
        failed="No se pudo cargar el correo"
        refetchInterval={({ state }) => pollWhileLeaving(state.data ? [state.data] : [])}
      >
        {(email) => <Record email={email} />}
      </RecordDrawer>
    </>
  );
}
