import './team';
import { Link } from '@mui/material';
import { ESTADOS, TEAM_PROPOSAL_LABEL, TEAM_PROPOSAL_TONE } from '@hiring/contract';
import { DataTable, List, SearchInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { estadoLabel, StageBadge } from '../candidates/StateBadges';
import { ToneBadge, TwoLines } from '../ui/display/text';
import { formatDay } from '../ui/format/dates';
import { choiceFilter, choicesOf } from '../ui/forms/inputs';
import { ListEmpty } from '../ui/lists/ListParts';
import { PageHeader } from '../ui/PageHeader';
import { api, useRead } from '../providers/api';
import { translate } from '../i18n/texts';
import { personOf, teamAddress, type TeamApplication } from './team';

const Column = DataTable.Col<TeamApplication>;
const YES_OR_NO = ['true', 'false'].map((id) => ({ id, name: `ra.boolean.${id}` }));

/** Applications to the openings of a manager. */
export function TeamList() {
  const { data: openings = [] } = useRead(['team', 'vacancies'], () => api.get('/api/team/vacancies'));
  const choices = openings.map(({ id, titulo }) => ({ id, name: titulo }));
  return (
    <>
      <PageHeader title="team.list.title" lead="team.list.lead" />
      <List
        sort={{ field: 'fecha_aplicacion', order: 'DESC' }}
        filterDefaultValues={{ abierta: 'true' }}
        filters={[
          <SearchInput key="q" source="q" alwaysOn placeholder={translate('team.list.search')} />,
          choiceFilter('vacante_id', choices),
          choiceFilter('estado', choicesOf(ESTADOS, estadoLabel)),
          choiceFilter('abierta', YES_OR_NO),
          choiceFilter('por_ver', YES_OR_NO),
        ]}
      >
        <DataTable<TeamApplication> empty={<ListEmpty />} rowClick={false}>
          <Column
            source="nombre"
            cellClassName="line breaks"
            render={(application) => (
              <TwoLines below={application.vacante_titulo}>
                <Link component={RouterLink} to={teamAddress(application.id)}>
                  {personOf(application)}
                </Link>{' '}
                {!application.vista_at && <ToneBadge tone="yellow">{translate('team.unseen')}</ToneBadge>}
              </TwoLines>
            )}
          />
          <Column
            source="estado"
            render={({ estado, retirada, fase }) => (
              <TwoLines below={fase?.nombre}>
                <StageBadge estado={estado} retirada={retirada} />
              </TwoLines>
            )}
          />
          <Column
            source="propuesta"
            render={({ propuesta }) =>
              propuesta && (
                <ToneBadge tone={TEAM_PROPOSAL_TONE[propuesta]}>{TEAM_PROPOSAL_LABEL[propuesta]}</ToneBadge>
              )
            }
          />
          <Column
            source="fecha_aplicacion"
            disableSort={false}
            render={({ fecha_aplicacion }) => formatDay(fecha_aplicacion)}
          />
        </DataTable>
      </List>
    </>
  );
}
