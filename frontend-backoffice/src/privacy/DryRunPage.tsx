import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Card } from '@mui/material';
import {
  CONSERVACION_LIMITS,
  CONSERVACION_PASO_LABEL,
  CONSERVACION_PASOS,
  type ConservacionPaso,
  TONE_COLOURS,
  CONSERVACION_PASO_TONE,
} from '@hiring/contract';
import { useState } from 'react';
import { DataTable, DateInput, Form, Link } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatDay } from '../ui/format/dates';
import { Pager } from '../ui/lists/ListParts';
import { Loaded, StateMessage } from '../ui/Loaded';
import { PartHeader } from '../ui/PageHeader';
import { StatCard } from '../ui/StatCard';
import { ToggleInput } from '../ui/forms/ToggleInput';
import { choicesOf } from '../ui/forms/inputs';
import { countOrMore } from '../ui/format/counts';
import { dayFrom, todayInMadrid } from '../ui/format/days';
import { PrivacyFrame } from './PrivacyFrame';
import { api, useRead, useDownload, type Schemas } from '../providers/api';
import { translate } from '../i18n/texts';
import { Columns } from '../ui/layout';
import { BusyButton } from '../ui/buttons';

type Person = Schemas['PlannedPerson'];
const Column = DataTable.Col<Person>;

interface Values {
  fecha: string;
  paso: ConservacionPaso;
}

const PER_PAGE = 25;
const STEPS = choicesOf(CONSERVACION_PASOS, CONSERVACION_PASO_LABEL);
const lastDay = () => dayFrom(todayInMadrid(), CONSERVACION_LIMITS.simulacionYears * 365);
const isAsked = (day: string) => day >= todayInMadrid() && day <= lastDay();

function Plan() {
  const [page, setPage] = useState(1);
  const { fecha, paso } = useWatch<Values>() as Values;
  const asked = isAsked(fecha) ? fecha : todayInMadrid();
  const [of, setOf] = useState(`${asked} ${paso}`);
  if (of !== `${asked} ${paso}`) {
    setOf(`${asked} ${paso}`);
    setPage(1);
  }
  const figures = useRead(['retention-plan', 'figures', asked], () =>
    api.get('/api/privacy/retention/plan/summary', { params: { query: { fecha: asked } } }),
  );
  const people = useRead(['retention-plan', asked, paso, page], () =>
    api.get('/api/privacy/retention/plan', {
      params: {
        query: { fecha: asked, paso, range: JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]) },
      },
    }),
  );
  return (
    <>
      <Columns as="dl" xs={3} spacing={1} aria-live="polite" style={{ marginBottom: 16 }}>
        {CONSERVACION_PASOS.map((step) => (
          <StatCard
            key={step}
            label={CONSERVACION_PASO_LABEL[step]}
            colour={TONE_COLOURS[CONSERVACION_PASO_TONE[step]].text}
            value={figures.isError ? null : figures.data && countOrMore(figures.data[step])}
          />
        ))}
      </Columns>
      <ToggleInput source="paso" label={translate('privacy.plan.step')} choices={STEPS} required />
      <Loaded of={people} failed="privacy.plan.failed" rows={5}>
        {(data) => (
          <Card sx={{ mt: 2 }}>
            <DataTable<Person>
              resource="privacy/retention/plan"
              data={data}
              total={data.length}
              isPending={false}
              empty={<StateMessage title={`privacy.planNobody.${paso}`} />}
            >
              <Column
                source="persona"
                render={({ id, persona, estado }) =>
                  estado === 'cuarentena' ? persona : <Link to={`/candidates/${id}/show`}>{persona}</Link>
                }
              />
              <Column source="email" cellClassName="breaks" />
              <Column source="motivo" />
              <Column source="actividad_at" render={({ actividad_at }) => formatDay(actividad_at)} />
            </DataTable>
            {data.length > 0 && (
              <Pager
                page={page}
                perPage={PER_PAGE}
                total={figures.data?.[paso] ?? undefined}
                hasNextPage={data.length === PER_PAGE && figures.data?.[paso] !== page * PER_PAGE}
                setPage={setPage}
                setPerPage={() => setPage(1)}
                sizes={[PER_PAGE]}
              />
            )}
          </Card>
        )}
      </Loaded>
    </>
  );
}

function DownloadButton() {
  const fecha = useWatch<Values, 'fecha'>({ name: 'fecha' });
  const file = useDownload(
    (day: string) =>
      api.response('get', '/api/privacy/retention/plan/export', { params: { query: { fecha: day } } }),
    'Simulacion.csv',
  );
  return (
    <BusyButton
      variant="outlined"
      startIcon={<DownloadOutlined />}
      busy={file.isPending}
      ready={isAsked(fecha)}
      onClick={() => file.mutate(fecha)}
    >
      {translate(file.isPending ? 'privacy.plan.preparing' : 'privacy.plan.download')}
    </BusyButton>
  );
}

export function DryRunPage() {
  return (
    <PrivacyFrame current="/privacy/retention/plan">
      <Form defaultValues={{ fecha: todayInMadrid(), paso: 'aviso' }} mode="onChange">
        <PartHeader title="privacy.plan.title" lead="privacy.plan.lead" action={<DownloadButton />} />
        <DateInput
          source="fecha"
          label="privacy.plan.day"
          validate={(day: string) => (isAsked(day) ? undefined : 'privacy.plan.dayRange')}
          slotProps={{ htmlInput: { min: todayInMadrid(), max: lastDay() } }}
          sx={{ maxWidth: 260 }}
        />
        <Plan />
      </Form>
    </PrivacyFrame>
  );
}
