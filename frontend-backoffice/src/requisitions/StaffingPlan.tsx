import { Box, Card, TextField } from '@mui/material';
import { useState } from 'react';
import { DataTable, ListContextProvider, useList } from 'react-admin';
import { BackLink } from '../ui/buttons';
import { Facts } from '../ui/display/Facts';
import { formatCount } from '../ui/format/counts';
import { todayInMadrid } from '../ui/format/days';
import { InstantSelect } from '../ui/forms/inputs';
import { PaddedCard } from '../ui/layout';
import { Loaded } from '../ui/Loaded';
import { PageHeader } from '../ui/PageHeader';
import { api, at, type Schemas, useRead, useWrite } from '../providers/api';
import { translate } from '../i18n/texts';
import { REQUISITIONS } from './requisition';

type Plan = Schemas['StaffingPlanResponse'];
type Line = Schemas['StaffingPlanLine'];

const Column = DataTable.Col<Line>;

/** Saved when it is left; what is refused is said and shown as it was. */
function Planned({ line, year }: { line: Line; year: number }) {
  const { id, nombre, prevista, version } = line;
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, isPending } = useWrite(
    (next: number) =>
      api.put(
        '/api/staffing-plan/{year}/{department}',
        at({ year, department: id }, { prevista: next, version }),
      ),
    { changes: ['staffing-plan'], done: 'requisitions.plan.saved' },
  );
  const leave = () => {
    if (typed !== null && typed !== String(prevista)) mutate(Number(typed));
    setTyped(null);
  };
  return (
    <TextField
      size="small"
      margin="none"
      value={typed ?? String(prevista)}
      disabled={isPending}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
      slotProps={{
        htmlInput: {
          'aria-label': translate('requisitions.plan.of', { name: nombre }),
          inputMode: 'numeric',
          autoComplete: 'off',
        },
      }}
      sx={{ maxWidth: 96 }}
    />
  );
}

const COUNTS = ['pedidas', 'aprobadas', 'contratadas'] as const;

/** Where a row is a card, its cells have no heading. */
const Count = ({ of, name }: { of: Line; name: (typeof COUNTS)[number] }) => (
  <>
    <Box component="span" sx={{ display: 'none', '@container (max-width: 720px)': { display: 'inline' } }}>
      {translate(`resources.staffing-plan.fields.${name}`)}{' '}
    </Box>
    {of[name]}
  </>
);

function PlanTable({ plan: { anio, departamentos } }: { plan: Plan }) {
  const list = useList<Line>({ data: departamentos });
  return (
    <Card>
      <ListContextProvider value={list}>
        <DataTable<Line> resource="staffing-plan" bulkActionButtons={false} rowClick={false}>
          <Column source="nombre" disableSort />
          <Column source="prevista" disableSort render={(line) => <Planned line={line} year={anio} />} />
          {COUNTS.map((name) => (
            <Column key={name} source={name} disableSort render={(line) => <Count of={line} name={name} />} />
          ))}
        </DataTable>
      </ListContextProvider>
    </Card>
  );
}

const days = (count: number | null) =>
  count === null
    ? null
    : translate('requisitions.plan.days', { smart_count: count, count: formatCount(count) });

/** What each department plans for a year, and what came of it. */
export function StaffingPlan() {
  const thisYear = Number(todayInMadrid().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const years = [-1, 0, 1, 2].map((away) => String(thisYear + away));
  const plan = useRead(['staffing-plan', year], () => api.get('/api/staffing-plan/{year}', at({ year })));
  return (
    <>
      <BackLink to={REQUISITIONS}>{translate('requisitions.back')}</BackLink>
      <PageHeader
        title="requisitions.plan.title"
        lead="requisitions.plan.lead"
        action={
          <InstantSelect
            label="requisitions.plan.year"
            value={String(year)}
            choices={years.map((id) => ({ id, name: id }))}
            onChoose={(chosen) => setYear(Number(chosen))}
          />
        }
      />
      <Loaded of={plan} failed="requisitions.plan.failed">
        {(data) => (
          <>
            <PaddedCard sx={{ mb: 2 }}>
              <Facts
                facts={[
                  { label: 'requisitions.plan.untilApproval', value: days(data.dias_hasta_aprobacion) },
                  { label: 'requisitions.plan.untilHire', value: days(data.dias_hasta_contratacion) },
                ]}
              />
            </PaddedCard>
            <PlanTable plan={data} />
          </>
        )}
      </Loaded>
    </>
  );
}
