import { Card, Link as MuiLink } from '@mui/material';
import { INVITACION_ESTADO_LABEL, INVITACION_ESTADO_TONE } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { DataTable, FunctionField } from 'react-admin';
import { Link } from 'react-router-dom';
import { fullName } from '../candidates/types';
import { formatDay } from '../format/dates';
import { RelatedList } from '../ui/RelatedList';
import { ToneBadge } from '../ui/ToneBadge';
import { candidateAddress } from './addresses';

type Invitation = Schemas['InvitationResponse'];

/** Who was invited to the vacancy, and what came of it. */
export function InvitationsTab() {
  return (
    <Card component="section" aria-label="Invitaciones enviadas">
      <RelatedList<Invitation>
        reference="invitations"
        target="vacancies"
        sort={{ field: 'fecha', order: 'DESC' }}
      >
        <DataTable<Invitation>>
          <DataTable.Col source="nombre" disableSort>
            <FunctionField<Invitation>
              render={(invitation) => (
                <MuiLink component={Link} to={candidateAddress(invitation.candidato_id)}>
                  {fullName(invitation)}
                </MuiLink>
              )}
            />
          </DataTable.Col>
          <DataTable.Col source="estado" disableSort>
            <FunctionField<Invitation>
              render={({ estado }) => (
                <ToneBadge tone={INVITACION_ESTADO_TONE[estado]}>{INVITACION_ESTADO_LABEL[estado]}</ToneBadge>
              )}
            />
          </DataTable.Col>
          <DataTable.Col source="fecha" disableSort>
            <FunctionField<Invitation> render={({ fecha }) => formatDay(fecha)} />
          </DataTable.Col>
          <DataTable.Col source="invitada_por" disableSort />
        </DataTable>
      </RelatedList>
    </Card>
  );
}
