import { Box, Button, Menu, MenuItem, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { DateInput, Form, SaveButton, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { type FigurePeriod, periodProblem, PRESET_DAYS, usePeriod } from './period';
import { Link } from 'react-router-dom';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import { counted, PRIORIDAD_LABEL, PRIORIDAD_TONE } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { visuallyHidden } from '@mui/utils';
import { useIsFetching } from '@tanstack/react-query';
import { NEW_INTERVIEW } from '../interviews/types';
import { candidateAddress, NEW_VACANCY, vacancyAddress } from '../vacancies/vacancy';
import { Ago, ToneBadge } from '../ui/display/text';
import { useMenu } from '../ui/lists/useMenu';
import { Loaded } from '../ui/Loaded';
import { PageHeader } from '../ui/PageHeader';
import { AddButton, RefreshButton } from '../ui/buttons';
import { LinkedRows, Panel } from './Panel';
import { Charts } from './Charts';
import { Figures, useDashboard } from './Figures';
import { periodText } from './figureText';
import { SystemState, Today } from './Today';

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
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        '& .MuiToggleButton-root': { minHeight: 44, px: { xs: 1, sm: 1.75 }, textTransform: 'none' },
      }}
    >
      <ToggleButtonGroup
        exclusive
        aria-label="Periodo de las cifras"
        value={custom ? 'otro' : preset}
        onChange={(_event, chosen: number | 'otro' | null) => {
          if (chosen === null) return;
          setOpen(chosen === 'otro');
          if (chosen !== 'otro') choosePreset(chosen);
        }}
      >
        {PRESET_DAYS.map((days) => (
          <ToggleButton key={days} value={days}>
            {days} días
          </ToggleButton>
        ))}
        <ToggleButton value="otro">Otro</ToggleButton>
      </ToggleButtonGroup>
      {custom && (
        <Form
          defaultValues={period}
          validate={validate}
          onSubmit={(typed: FieldValues) => choosePeriod(typed as FigurePeriod)}
          noValidate
          disableInvalidFormNotification
        >
          <Box
            role="group"
            aria-label="Fechas del periodo"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
          >
            <DateInput source="desde" label="Desde" margin="none" sx={{ flex: '1 1 150px' }} />
            <DateInput source="hasta" label="Hasta" margin="none" sx={{ flex: '1 1 150px' }} />
            <SaveButton label="Aplicar" variant="outlined" alwaysEnable sx={{ minHeight: 40 }} />
          </Box>
        </Form>
      )}
    </Box>
  );
}

const ACTIONS = [
  { label: 'Nueva vacante', to: NEW_VACANCY },
  { label: 'Nueva entrevista', to: NEW_INTERVIEW },
  { label: 'Nuevo usuario', to: '/users/create' },
] as const;

/** What an administrator may begin from here. */
function NewActionMenu() {
  const { button, menu } = useMenu();
  const id = useId();
  return (
    <>
      <AddButton id={id} {...button}>
        Nueva acción
      </AddButton>
      <Menu {...menu} slotProps={{ list: { 'aria-labelledby': id } }}>
        {ACTIONS.map(({ label, to }) => (
          <MenuItem key={to} component={Link} to={to} onClick={menu.onClose}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The newest applications and vacancies. */
function RecentActivity({ activities }: { activities: readonly Schemas['Activity'][] }) {
  return (
    <Panel title="Actividad reciente">
      <LinkedRows
        empty="Todavía no hay actividad."
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
                <span style={visuallyHidden}>Prioridad: </span>
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
  { text: 'Crear Vacante', to: '/vacancies/create' },
  { text: 'Revisar Candidatos', to: '/people' },
  { text: 'Panel RRHH', to: '/admin' },
  { text: 'Configuración', to: '/panel-admin' },
] as const;

function Refresh() {
  const refresh = useRefresh();
  return <RefreshButton fetching={useIsFetching() > 0} onClick={refresh} />;
}

function QuickActions() {
  return (
    <Panel title="Acciones rápidas">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {QUICK_ACTIONS.map(({ text, to }) => (
          <Button key={to} component={Link} to={to} variant="outlined">
            {text}
          </Button>
        ))}
      </Box>
    </Panel>
  );
}

function Performance() {
  const { period } = usePeriod();
  const dashboard = useDashboard(period);
  const { data, isPlaceholderData } = dashboard;
  const waits = dashboard.isPending || isPlaceholderData;
  return (
    <section aria-labelledby="rendimiento">
      <Typography variant="h2" id="rendimiento" sx={{ mb: 1.5 }}>
        Rendimiento
      </Typography>
      <PeriodPicker />
      <Typography role="status" variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {waits
          ? 'Cargando las cifras...'
          : data && `${periodText(data.periodo)}, comparado con ${periodText(data.anterior)}`}
      </Typography>
      <Box aria-busy={waits} sx={{ opacity: isPlaceholderData ? 0.55 : 1, mb: 1.5 }}>
        <Loaded of={dashboard} failed="No se pudieron cargar las cifras">
          {(figures) => <Figures data={figures} />}
        </Loaded>
      </Box>
      <Charts period={period}>
        {data && (
          <>
            <QuickActions />
            <RecentActivity activities={data.actividad} />
            <Panel title="Posiciones más populares" note="Vacantes activas con más candidaturas">
              <LinkedRows
                empty="No hay vacantes activas."
                rows={data.posiciones.map(({ id, titulo, departamento, aplicaciones }) => ({
                  key: id,
                  to: vacancyAddress(id),
                  text: titulo,
                  detail: departamento,
                  aside: (
                    <Typography variant="body2">
                      {counted(aplicaciones, 'candidatura', 'candidaturas')}
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
    <>
      <PageHeader
        title="Inicio"
        lead="Lo que necesita a alguien hoy, y cómo van las candidaturas, las vacantes y las contrataciones."
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Refresh />
            <NewActionMenu />
          </Box>
        }
      />
      <Today />
      <Performance />
      <SystemState />
    </>
  );
}
