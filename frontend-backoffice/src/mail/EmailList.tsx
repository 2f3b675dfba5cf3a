import '../i18n/mail';
import { DetailLink } from '../ui/display/Detail';
import {
  DeliveryExplanation,
  type Email,
  EmailButtons,
  type EmailRow,
  EmailStateBadge,
  templateLabel,
} from './EmailState';
import { DataTable, Link, List, useCanAccess } from 'react-admin';
import { AlertTitle, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { formatMoment } from '../ui/format/dates';
import { Facts } from '../ui/display/Facts';
import { EmailBody } from './MessagePreviewPane';
import { pollWhileLeaving } from './deliveryPolling';
import { Link as RouterLink } from 'react-router-dom';
import { confirmTexts, WriteButton } from '../ui/dialogs/confirm';
import { api, useRead } from '../providers/api';
import { CORREO_ESTADO_LABEL, CORREO_ESTADOS, EMAIL_KINDS, PLANTILLAS } from '@hiring/contract';
import { choiceFilter, choicesOf, WORDS_FILTER } from '../ui/forms/inputs';
import { PageHeader } from '../ui/PageHeader';
import { RelativeDate } from '../ui/display/text';
import { RecordSheet } from '../ui/display/RecordSheet';
import { RecordDrawer } from '../ui/lists/OpenRecord';
import { translate } from '../i18n/texts';
import { Alert } from '../ui/Alert';

function CandidateOfEmail({ email }: { email: EmailRow }) {
  if (!email.candidato_id) return '—';
  return (
    <Link to={`/candidates/${email.candidato_id}/show`}>
      {email.candidato_nombre ?? translate('mail.list.seeCandidate')}
    </Link>
  );
}

function Record({ email }: { email: Email }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
      <RecordSheet
        title={email.asunto}
        badges={<EmailStateBadge estado={email.estado} held={email.retenido} />}
      >
        <Facts
          facts={[
            { label: 'resources.emails.fields.destinatario', value: email.destinatario },
            { label: 'resources.emails.fields.candidato_id', value: <CandidateOfEmail email={email} /> },
            { label: 'resources.emails.fields.plantilla', value: templateLabel(email.plantilla) },
            { label: 'mail.record.created', value: formatMoment(email.created_at) },
            email.enviado_at
              ? { label: 'mail.record.sent', value: formatMoment(email.enviado_at) }
              : {
                  label: 'mail.record.planned',
                  value: email.estado === 'pendiente' ? formatMoment(email.enviar_desde) : null,
                },
            { label: 'mail.record.tries', value: email.intentos },
          ]}
        />
        <DeliveryExplanation email={email} />
        <Stack direction="row" spacing={1}>
          <EmailButtons email={email} />
        </Stack>
      </RecordSheet>
      <EmailBody email={email} />
    </Box>
  );
}

/** What a restore holds, and what to do with all of it; nothing where nothing is held. */
function HeldEmailsNotice() {
  const { canAccess: maySend } = useCanAccess({ resource: 'emails', action: 'send' });
  // The list below shows its own error; a notice that cannot be read is read with the list's next try.
  const { data: held } = useRead(['emails', 'held'], () => api.get('/api/held-emails'));
  const write = { changes: ['emails'], doneAs: 'info', failure: 'mail.held.failure' } as const;
  if (!held || (held.total === 0 && held.desde === null)) return null;

  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle component="h2">
        {translate(held.copia_de ? 'mail.held.restoredFrom' : 'mail.held.restored', {
          when: held.copia_de && formatMoment(held.copia_de),
        })}
      </AlertTitle>
      {translate(`mail.held.${held.total === 0 ? 'none' : held.hay_mas ? 'more' : 'count'}`, {
        smart_count: held.total,
      })}{' '}
      {held.desde !== null && translate('mail.held.automatic')}
      {maySend && (
        <Stack direction="row" spacing={1}>
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
                {translate('mail.held.see')}
              </Button>
              <WriteButton
                {...confirmTexts('mail.held.send.')}
                write={() => api.post('/api/held-emails/release')}
                {...write}
                done="mail.held.send.done"
              />
              <WriteButton
                {...confirmTexts('mail.held.cancel.')}
                confirm="mail.held.cancel.confirm"
                dismiss="ra.action.back"
                write={() => api.post('/api/held-emails/cancel')}
                {...write}
                done="mail.held.cancel.done"
              />
            </>
          )}
          {held.desde !== null && (
            <WriteButton
              {...confirmTexts('mail.held.finish.')}
              write={() => api.post('/api/held-emails/finish')}
              {...write}
              done="mail.held.finish.done"
            />
          )}
        </Stack>
      )}
    </Alert>
  );
}

const Column = DataTable.Col<EmailRow>;

/** A condition that another screen sets. react-admin shows it while it is set, beside the button that removes it. */
const SetElsewhere = ({ label }: { source: string; label: string }) => (
  <Chip label={translate(label)} sx={{ my: 'auto' }} />
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
  <SetElsewhere key="retenido" source="retenido" label="mail.list.onlyHeld" />,
  <SetElsewhere key="candidato_id" source="candidato_id" label="mail.list.onlyCandidate" />,
];

export function EmailList() {
  const { canAccess: readsAccounts = false } = useCanAccess({ resource: 'emails', action: 'read_account' });
  return (
    <>
      <PageHeader title="mail.list.title" lead="mail.list.lead" />
      <HeldEmailsNotice />
      <List sort={{ field: 'created_at', order: 'DESC' }} filters={filtersOf(readsAccounts)}>
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
          <Column source="destinatario" cellClassName="breaks" />
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
      </List>
      <RecordDrawer<Email>
        resource="emails"
        label="mail.record.label"
        width={820}
        failed="mail.record.failed"
        refetchInterval={({ state }) => pollWhileLeaving(state.data ? [state.data] : [])}
      >
        {(email) => <Record email={email} />}
      </RecordDrawer>
    </>
  );
}
