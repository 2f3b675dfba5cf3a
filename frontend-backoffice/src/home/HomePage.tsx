import {
  Box,
  Button,
  Menu,
  MenuItem,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { DateInput, Form, SaveButton, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FigurePeriod, periodProblem, PRESET_DAYS, usePeriod } from './period';
import { Link } from 'react-router-dom';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import { PRIORIDAD_LABEL, PRIORIDAD_TONE } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { visuallyHidden } from '@mui/utils';
import { useIsFetching } from '@tanstack/react-query';
import { NEW_INTERVIEW } from '../interviews/types';
import { candidateAddress, NEW_VACANCY, vacancyAddress } from '../vacancies/vacancy';
import { Ago, ToneBadge } from '../ui/display/text';
import { pluralOf } from '../ui/format/counts';
import { useMenu } from '../ui/lists/useMenu';
import { Loaded } from '../ui/Loaded';
import { PageHeader } from '../ui/PageHeader';
import { AddButton, RefreshButton } from '../ui/buttons';
import { LinkedRows, Panel } from './Panel';
import { Charts } from './Charts';
import { HiringFigures } from './HiringFigures';
import { Figures, useDashboard } from './Figures';
import { periodText } from './figureText';
import { SystemState, Today } from './Today';
import { translate } from '../i18n/texts';

const validate = (values: FieldValues) => {
  const { desde, hasta } = values as Partial<FigurePeriod>;
  const problem = periodProblem({ desde: desde ?? '', hasta: hasta ?? '' });
  return problem === null ? {} : { hasta: problem };
};

/** The days that the figures are of: the last 7, 30, 90 or 365, or any two dates. */
function PeriodPicker() {
  const { period, preset, choosePreset, choosePeriod } = usePeriod();
  const [open, setOpen] = useState(preset === null);
  const custom = open || preset === null;
  return (
    <Stack direction="row" spacing={1.5}>
      <ToggleButtonGroup
        exclusive
        aria-label={translate('home.period.label')}
        value={custom ? 'otro' : preset}
        onChange={(_event, chosen: number | 'otro' | null) => {
          if (chosen === null) return;
          setOpen(chosen === 'otro');
          if (chosen !== 'otro') choosePreset(chosen);
        }}
      >
        {PRESET_DAYS.map((days) => (
          <ToggleButton key={days} value={days}>
            {translate('home.period.days', { days })}
          </ToggleButton>
        ))}
        <ToggleButton value="otro">{translate('home.period.other')}</ToggleButton>
      </ToggleButtonGroup>
      {custom && (
        <Form
          defaultValues={period}
          validate={validate}
          onSubmit={(typed: FieldValues) => choosePeriod(typed as FigurePeriod)}
          noValidate
          disableInvalidFormNotification
        >
          <Stack role="group" aria-label={translate('home.period.dates')} direction="row" spacing={1}>
            <DateInput source="desde" label="home.period.from" margin="none" sx={{ flex: '1 1 150px' }} />
            <DateInput source="hasta" label="home.period.to" margin="none" sx={{ flex: '1 1 150px' }} />
            <SaveButton label="home.period.apply" variant="outlined" alwaysEnable sx={{ minHeight: 40 }} />
          </Stack>
        </Form>
      )}
    </Stack>
  );
}

const ACTIONS = [
  { label: 'home.page.newVacancy', to: NEW_VACANCY },
  { label: 'home.page.newInterview', to: NEW_INTERVIEW },
  { label: 'home.page.newUser', to: '/users/create' },
] as const;

function NewActionMenu() {
  const { button, menu } = useMenu();
  return (
    <>
      <AddButton {...button}>{translate('home.page.newAction')}</AddButton>
      <Menu {...menu}>
        {ACTIONS.map(({ label, to }) => (
          <MenuItem key={to} component={Link} to={to} onClick={menu.onClose}>
            {translate(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function RecentActivity({ activities }: { activities: readonly Schemas['Activity'][] }) {
  return (
    <Panel title="home.page.activity">
      <LinkedRows
        empty="home.page.noActivity"
        rows={activities.map(({ tipo, id, titulo, detalle, fecha, prioridad }) => {
          const person = tipo === 'candidato';
          const Icon = person ? PersonOutlined : WorkOutlineOutlined;
          return {
            key: `${tipo} ${id}`,
            to: person ? candidateAddress(id) : vacancyAddress(id),
            icon: <Icon aria-hidden />,
            text: titulo,
            detail: (
              <>
                {detalle}, <Ago value={fecha} inSentence />
              </>
            ),
            aside: (
              <ToneBadge tone={PRIORIDAD_TONE[prioridad]}>
                <span style={visuallyHidden}>{translate('home.page.priority')}</span>
                {PRIORIDAD_LABEL[prioridad]}
              </ToneBadge>
            ),
          };
        })}
      />
    </Panel>
  );
}

const QUICK_ACTIONS = [
  { label: 'home.page.createVacancy', to: '/vacancies/create' },
  { label: 'home.page.reviewCandidates', to: '/people' },
  { label: 'home.page.hrPanel', to: '/admin' },
  { label: 'home.page.settings', to: '/panel-admin' },
] as const;

function Refresh() {
  const refresh = useRefresh();
  return <RefreshButton fetching={useIsFetching() > 0} onClick={refresh} />;
}

function Performance() {
  const { period } = usePeriod();
  const dashboard = useDashboard(period);
  const { data, isPlaceholderData } = dashboard;
  const waits = dashboard.isPending || isPlaceholderData;
  return (
    <section aria-labelledby="rendimiento">
      <Typography variant="h2" id="rendimiento" gutterBottom>
        {translate('home.period.performance')}
      </Typography>
      <PeriodPicker />
      <Typography role="status" variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {waits
          ? translate('home.period.loading')
          : data &&
            translate('home.period.compared', {
              period: periodText(data.periodo),
              before: periodText(data.anterior),
            })}
      </Typography>
      <Box aria-busy={waits} sx={{ opacity: isPlaceholderData ? 0.55 : 1, mb: 1.5 }}>
        <Loaded of={dashboard} failed="home.period.failed">
          {(figures) => <Figures data={figures} />}
        </Loaded>
      </Box>
      <Charts period={period}>
        {data && (
          <>
            <HiringFigures period={period} />
            <Panel title="home.page.quickActions">
              <Stack direction="row" spacing={1}>
                {QUICK_ACTIONS.map(({ label, to }) => (
                  <Button key={to} component={Link} to={to} variant="outlined">
                    {translate(label)}
                  </Button>
                ))}
              </Stack>
            </Panel>
            <RecentActivity activities={data.actividad} />
            <Panel title="home.page.popular" note="home.page.popularNote">
              <LinkedRows
                empty="home.page.noVacancies"
                rows={data.posiciones.map(({ id, titulo, departamento, aplicaciones }) => ({
                  key: id,
                  to: vacancyAddress(id),
                  text: titulo,
                  detail: departamento,
                  aside: (
                    <Typography variant="body2">
                      {translate('home.figures.applications', pluralOf(aplicaciones))}
                    </Typography>
                  ),
                }))}
              />
            </Panel>
          </>
        )}
      </Charts>
    </section>
  );
}

/** /: what administrators see first: what needs them today, and how things go. */
export function HomePage() {
  return (
    <Stack spacing={2}>
      <PageHeader
        title="home.page.title"
        lead="home.page.lead"
        action={
          <Stack direction="row" spacing={1}>
            <Refresh />
            <NewActionMenu />
          </Stack>
        }
      />
      <Today />
      <Performance />
      <SystemState />
    </Stack>
  );
}
