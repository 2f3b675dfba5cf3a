import './team';
import { Link } from '@mui/material';
import { TEAM_PROPOSAL_LABEL, TEAM_PROPOSAL_TONE } from '@hiring/contract';
import { DataTable, List } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ToneBadge, TwoLines } from '../ui/display/text';
import { formatDay } from '../ui/format/dates';
import { ListEmpty } from '../ui/lists/ListParts';
import { PageHeader } from '../ui/PageHeader';
import type { Schemas } from '../providers/api';

const Column = DataTable.Col<Schemas['WaitingProposal']>;

/** What managers propose and human resources has not decided, the oldest first. */
export function ProposalList() {
  return (
    <>
      <PageHeader title="team.hr.waiting" lead="team.hr.waitingLead" />
      <List sort={{ field: 'created_at', order: 'ASC' }}>
        <DataTable<Schemas['WaitingProposal']> empty={<ListEmpty />} rowClick={false}>
          <Column
            source="persona"
            cellClassName="line breaks"
            render={({ persona, candidato_id, vacante_titulo }) => (
              <TwoLines below={vacante_titulo}>
                <Link component={RouterLink} to={`/candidates/${candidato_id}/show?parte=proceso`}>
                  {persona}
                </Link>
              </TwoLines>
            )}
          />
          <Column
            source="propuesta"
            render={({ propuesta }) => (
              <ToneBadge tone={TEAM_PROPOSAL_TONE[propuesta]}>{TEAM_PROPOSAL_LABEL[propuesta]}</ToneBadge>
            )}
          />
          <Column source="motivo" cellClassName="breaks" />
          <Column source="autor" />
          <Column
            source="created_at"
            disableSort={false}
            render={({ created_at }) => formatDay(created_at)}
          />
        </DataTable>
      </List>
    </>
  );
}
