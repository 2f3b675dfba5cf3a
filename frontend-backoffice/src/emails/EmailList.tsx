import '../i18n/es/mail';
import { Chip, Typography } from '@mui/material';
import { CORREO_ESTADO_LABEL, CORREO_ESTADOS, EMAIL_KINDS, PLANTILLAS } from '@hiring/contract';
import { DataTable, List, useCanAccess } from 'react-admin';
import { DetailDrawer, DetailLink, useDetailAddress } from '../ui/Detail';
import { choiceFilter, WORDS_FILTER } from '../ui/filters';
import { PageHeader } from '../ui/PageHeader';
import { RelativeDate } from '../ui/RelativeDate';
import { choicesOf } from '../ui/SelectInputs';
import { CandidateOfEmail } from './CandidateOfEmail';
import { EmailShow } from './EmailShow';
import { EmailStateBadge } from './EmailStateBadge';
import { type EmailRow, templateLabel } from './emailText';
import { HeldEmailsNotice } from './HeldEmailsNotice';

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
  const { id, shownId, close } = useDetailAddress('emails', '/emails');
  const { canAccess: readsAccounts = false } = useCanAccess({ resource: 'emails', action: 'read_account' });
  return (
    <>
      <PageHeader title="Correos" lead="Los correos del proceso de selección y su estado de envío" />
      <HeldEmailsNotice />
      <List sort={{ field: 'created_at', order: 'DESC' }} filters={filtersOf(readsAccounts)}>
        <EmailTable />
      </List>
      <DetailDrawer open={Boolean(id)} onClose={close} label="Correo" width={820}>
        {shownId && <EmailShow key={shownId} id={shownId} />}
      </DetailDrawer>
    </>
  );
}
