import '../i18n/home';
import { CHANNEL_LABEL, COUNTED, counted, COUNTED_LABEL, STAGE_LABEL, STAGES } from '@hiring/contract';
import { Card } from '@mui/material';
import type { Schemas } from '@hiring/contract/api';
import { DataTable, Link, List, useListContext } from 'react-admin';
import { StageBadge } from '../candidates/StateBadges';
import { useDepartments } from '../panel/departments/useDepartments';
import { CoveringLink } from '../ui/display/Detail';
import { PageHeader } from '../ui/PageHeader';
import { RelativeDate } from '../ui/display/text';
import { candidateAddress } from '../vacancies/vacancy';
import { type CountedFilter, daysText, periodText } from './figureText';

type Filter = Partial<CountedFilter>;

/** The heading: what the figure counts. */
const titleOf = ({ cuenta }: Filter): string =>
  COUNTED_LABEL[COUNTED.find((known) => known === cuenta) ?? 'recibidas'];

/** Which of them: the conditions of the figure, in words. */
function conditionsOf(filter: Filter, departmentName: (code: string) => string): string[] {
  const { desde, hasta, cuenta, etapa, departamento, canal, retirada, contratada, dias_desde, dias_hasta } =
    filter;
  const stage = STAGES.find((known) => known === etapa);
  const days = (count: string) => counted(Number(count), 'día', 'días');
  return [
    desde && hasta && periodText({ desde, hasta }),
    stage && `${cuenta === 'estancias' ? 'Salieron de' : 'Han pasado por'}: ${STAGE_LABEL[stage]}`,
    departamento && `Departamento: ${departmentName(departamento)}`,
    canal && `Origen: ${CHANNEL_LABEL[canal] ?? canal}`,
    retirada === 'true' && 'Retiradas por el candidato',
    contratada === 'true' && 'Contratadas',
    dias_desde && (dias_hasta ? `De ${dias_desde} a ${days(dias_hasta)}` : `${days(dias_desde)} o más`),
  ].filter((words) => typeof words === 'string' && words !== '') as string[];
}

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
  return (
    <>
      <Link to="/" sx={{ display: 'inline-block', py: 1.25 }}>
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
