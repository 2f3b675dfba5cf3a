import { Card } from '@mui/material';
import type { Schemas } from '@hiring/contract/api';
import { DataTable, Link } from 'react-admin';
import { StageBadge, UnverifiedBadge } from '../../candidates/StateBadges';
import { fullName } from '../../candidates/useCandidate';
import { RelatedList } from '../../ui/lists/RelatedList';
import { RelativeDate, ToneBadge } from '../../ui/display/text';
import { candidateAddress, type Vacancy } from '../vacancy';
import { translate } from '../../i18n/texts';

type Waiting = Schemas['WaitingResponse'];
const Column = DataTable.Col<Waiting>;

export function WaitingPeople({ vacancy, newTab = false }: { vacancy: Vacancy; newTab?: boolean }) {
  return (
    <Card>
      <RelatedList<Waiting>
        record={vacancy}
        reference="waiting"
        target="vacancies"
        sort={{ field: 'desde', order: 'DESC' }}
      >
        <DataTable<Waiting>>
          <Column
            source="nombre"
            render={(person) => (
              <>
                <Link
                  to={candidateAddress(person.candidato_id)}
                  target={newTab ? '_blank' : undefined}
                  sx={{ mr: 1 }}
                >
                  {fullName(person)}
                </Link>
                {!person.email_verificado && <UnverifiedBadge />}
              </>
            )}
          />
          <Column source="estado" render={({ estado }) => <StageBadge estado={estado} />} />
          <Column
            source="desde"
            render={({ desde, sin_responder }) => (
              <>
                <RelativeDate value={desde} inline />{' '}
                {sin_responder && (
                  <ToneBadge tone="red">{translate('vacancies.applications.sin_responder')}</ToneBadge>
                )}
              </>
            )}
          />
        </DataTable>
      </RelatedList>
    </Card>
  );
}
