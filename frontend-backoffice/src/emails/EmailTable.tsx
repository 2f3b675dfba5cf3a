import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DataTable, useRecordContext } from 'react-admin';
import { Link as RouterLink, useMatch } from 'react-router-dom';
import { ABOVE_LINK, DetailLink } from '../ui/DetailLink';
import { RelativeDate } from '../ui/RelativeDate';
import { templateLabel } from './emailText';
import { EmailStateBadge } from './EmailStateBadge';
import type { EmailRow } from './types';

function Row({ render }: { render: (email: EmailRow) => ReactNode }) {
  const email = useRecordContext<EmailRow>();
  return email ? render(email) : null;
}

/** Leads to the person the message is about. */
export function CandidateOfEmail({ email }: { email: EmailRow }) {
  if (!email.candidato_id) return '—';
  return (
    <Link component={RouterLink} to={`/candidates/${email.candidato_id}/show`} sx={ABOVE_LINK}>
      {email.candidato_nombre ?? 'Ver candidato'}
    </Link>
  );
}

export function EmailTable() {
  const openId = useMatch('/emails/:id/show')?.params.id;
  return (
    <DataTable<EmailRow>
      bulkActionButtons={false}
      rowClick={false}
      rowSx={(email) => ({
        position: 'relative',
        '&:hover': { bgcolor: 'action.hover' },
        ...(email.id === openId && { bgcolor: 'action.hover' }),
      })}
      sx={{
        '& td': { py: 1.25, verticalAlign: 'top' },
        '& th, & td': { px: 1.25 },
        '& th:first-of-type, & td:first-of-type': { pl: 2 },
      }}
    >
      <DataTable.Col source="asunto" disableSort sx={{ maxWidth: 380 }}>
        <Row
          render={(email) => (
            <>
              <DetailLink resource="emails" id={email.id}>
                {email.asunto}
              </DetailLink>
              <Typography variant="caption" color="text.secondary" component="div" noWrap>
                {email.texto}
              </Typography>
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="destinatario" disableSort />
      <DataTable.Col source="candidato_id" disableSort>
        <Row render={(email) => <CandidateOfEmail email={email} />} />
      </DataTable.Col>
      <DataTable.Col source="plantilla" disableSort>
        <Row render={(email) => templateLabel(email.plantilla)} />
      </DataTable.Col>
      <DataTable.Col source="estado" disableSort>
        <Row render={(email) => <EmailStateBadge estado={email.estado} held={email.retenido} />} />
      </DataTable.Col>
      <DataTable.Col source="created_at" sortByOrder="DESC">
        <Row render={(email) => <RelativeDate value={email.created_at} />} />
      </DataTable.Col>
    </DataTable>
  );
}
