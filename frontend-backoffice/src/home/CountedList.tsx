import '../i18n/es/home';
import { Card, Link } from '@mui/material';
import type { Schemas } from '@hiring/contract/api';
import { DataTable, List, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { StageBadge } from '../candidates/StateBadges';
import { useDepartments } from '../departments/useDepartments';
import { useRequired } from '../layout/useRequired';
import { CoveringLink } from '../ui/DetailLink';
import { ListSkeleton } from '../ui/ListSkeleton';
import { PageHeader } from '../ui/PageHeader';
import { RelativeDate } from '../ui/RelativeDate';
import { candidateAddress } from '../vacancies/addresses';
import type { CountedFilter } from './addresses';
import { conditionsOf, titleOf } from './countedText';
import { daysText } from './figureText';

const Column = DataTable.Col<Row>;

type Row = Schemas['CountedRow'];

function Header() {
  const filter = useListContext().filterValues as Partial<CountedFilter>;
  const { departmentName } = useDepartments();
  return <PageHeader title={titleOf(filter)} lead={conditionsOf(filter, departmentName).join(' · ')} />;
}

function CountedTable() {
  const { cuenta } = useListContext().filterValues as Partial<CountedFilter>;
  // Nothing is measured of what was only received.
  const measured = cuenta !== undefined && cuenta !== 'recibidas';
  return (
    <DataTable<Row>>
      <Column
        source="candidato"
        render={({ candidato, candidato_id }) => (
          <CoveringLink to={candidateAddress(candidato_id)}>{candidato}</CoveringLink>
        )}
      />
      <Column source="puesto" />
      <Column source="departamento" />
      <Column source="canal" cellClassName="wide" />
      {measured && <Column source="dias" render={({ dias }) => daysText(dias)} />}
      <Column source="estado" render={(row) => <StageBadge {...row} />} />
      <Column source="fecha" render={({ fecha }) => <RelativeDate value={fecha} />} />
    </DataTable>
  );
}

/** The applications that a figure of the start page counts; the filter of the address says which figure. */
export function CountedList() {
  const allowed = useRequired('stats:read_all');
  if (!allowed) return <ListSkeleton />;
  return (
    <>
      <Link component={RouterLink} to="/" sx={{ display: 'inline-block', py: 1.25 }}>
        Volver al inicio
      </Link>
      <List sort={{ field: 'fecha', order: 'DESC' }} component="div">
        <Header />
        <Card>
          <CountedTable />
        </Card>
      </List>
    </>
  );
}
