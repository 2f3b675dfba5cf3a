import { CHANNEL_LABEL, COUNTED, COUNTED_LABEL, STAGE_LABEL, STAGES } from '@hiring/contract';
import { Card } from '@mui/material';
import type { Schemas } from '@hiring/contract/api';
import { DataTable, Link, List, useListContext } from 'react-admin';
import { StageBadge } from '../candidates/StateBadges';
import { translate } from '../i18n/texts';
import { useDepartments } from '../panel/departments/useDepartments';
import { CoveringLink } from '../ui/display/Detail';
import { PageHeader } from '../ui/PageHeader';
import { RelativeDate } from '../ui/display/text';
import { pluralOf } from '../ui/format/counts';
import { candidateAddress } from '../vacancies/vacancy';
import { type CountedFilter, daysText, periodText } from './figureText';

/** The conditions of the figure, in words. */
function conditionsOf(filter: Partial<CountedFilter>, departmentName: (code: string) => string) {
  const { desde, hasta, cuenta, etapa, departamento, canal, retirada, contratada, dias_desde, dias_hasta } =
    filter;
  const stage = STAGES.find((known) => known === etapa);
  const days = (count: string) => translate('home.figures.days', pluralOf(Number(count)));
  return [
    desde && hasta && periodText({ desde, hasta }),
    stage &&
      translate(cuenta === 'estancias' ? 'home.counted.left' : 'home.counted.reached', {
        stage: STAGE_LABEL[stage],
      }),
    departamento && translate('home.counted.department', { name: departmentName(departamento) }),
    canal && translate('home.counted.channel', { name: CHANNEL_LABEL[canal] ?? canal }),
    retirada === 'true' && translate('home.charts.withdrawn'),
    contratada === 'true' && translate('home.counted.hired'),
    dias_desde &&
      (dias_hasta
        ? translate('home.counted.between', { from: dias_desde, to: days(dias_hasta) })
        : translate('home.counted.orMore', { days: days(dias_desde) })),
  ];
}

type Row = Schemas['CountedRow'];

const Column = DataTable.Col<Row>;

function Counted() {
  const filter = useListContext().filterValues as Partial<CountedFilter>;
  const { departmentName } = useDepartments();
  const counted = COUNTED.find((known) => known === filter.cuenta);
  return (
    <>
      <PageHeader
        title={COUNTED_LABEL[counted ?? 'recibidas']}
        lead={conditionsOf(filter, departmentName).filter(Boolean).join(' · ')}
      />
      <Card>
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
          {/* Received applications have no duration. */}
          {filter.cuenta !== undefined && filter.cuenta !== 'recibidas' && (
            <Column source="dias" render={({ dias }) => daysText(dias)} />
          )}
          <Column source="estado" render={(row) => <StageBadge {...row} />} />
          <Column source="fecha" render={({ fecha }) => <RelativeDate value={fecha} />} />
        </DataTable>
      </Card>
    </>
  );
}

/** The applications that a figure of the start page counts; the filter of the address says which figure. */
export function CountedList() {
  return (
    <>
      <Link to="/" sx={{ display: 'inline-block', py: 1.25 }}>
        {translate('home.counted.back')}
      </Link>
      <List sort={{ field: 'fecha', order: 'DESC' }} component="div">
        <Counted />
      </List>
    </>
  );
}
