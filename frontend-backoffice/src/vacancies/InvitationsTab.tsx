import { Card } from '@mui/material';
import { INVITACION_ESTADO_LABEL, INVITACION_ESTADO_TONE } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { DataTable, Link } from 'react-admin';
import { fullName } from '../candidates/types';
import { formatDay } from '../format/dates';
import { RelatedList } from '../ui/RelatedList';
import { ToneBadge } from '../ui/ToneBadge';
import { candidateAddress } from './vacancy';

type Invitation = Schemas['InvitationResponse'];
const Column = DataTable.Col<Invitation>;

export function InvitationsTab() {
  return (
    <Card component="section" aria-label="Invitaciones enviadas">
      <RelatedList<Invitation>
        reference="invitations"
        target="vacancies"
        sort={{ field: 'fecha', order: 'DESC' }}
      >
        <DataTable<Invitation>>
          <Column
            source="nombre"
            render={(invitation) => (
              <Link to={candidateAddress(invitation.candidato_id)}>{fullName(invitation)}</Link>
            )}
          />
          <Column
            source="estado"
            render={({ estado }) => (
              <ToneBadge tone={INVITACION_ESTADO_TONE[estado]}>{INVITACION_ESTADO_LABEL[estado]}</ToneBadge>
            )}
          />
          <Column source="fecha" render={({ fecha }) => formatDay(fecha)} />
          <Column source="invitada_por" />
        </DataTable>
      </RelatedList>
    </Card>
  );
}
