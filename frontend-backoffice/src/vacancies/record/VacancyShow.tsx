import '../../i18n/vacancies';
import { Box, Card, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { INVITACION_ESTADO_LABEL, INVITACION_ESTADO_TONE } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import type { ComponentType } from 'react';
import {
  DataTable,
  EditButton,
  Link,
  Show,
  TabbedShowLayout,
  TabbedShowLayoutTabs,
  useShowContext,
  WithRecord,
} from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { fullName } from '../../candidates/useCandidate';
import { useCustomFacts } from '../../fields/useCustomFields';
import { formatDay } from '../../ui/format/dates';
import { RelatedList } from '../../ui/lists/RelatedList';
import { ToneBadge } from '../../ui/display/text';
import { translate } from '../../i18n/texts';
import {
  candidateAddress,
  type OfVacancy,
  type TrackingLink,
  VACANCIES_PATH,
  type Vacancy,
} from '../vacancy';
import { capitalised, experienceText, publishedText, salaryText } from '../wording';
import { LinkTable, NewLink } from '../links/LinkTable';
import { BackLink } from '../../ui/buttons';
import { type Fact, Facts } from '../../ui/display/Facts';
import { LoadFailed } from '../../ui/Loaded';
import { VacancyStateBadge, VacancyText } from './VacancyText';
import { ApplicationsTab } from './ApplicationsTab';
import { HistoryTab } from './HistoryTab';
import { MatchesTab } from '../matches/MatchesTab';
import { NextStepButton } from './NextStepButton';
import { useVacancyFigures } from '../useVacancyFigures';
import { NewTaskButton, RecordTasks } from '../../tasks/RecordTasks';
import { VacancyRequisition } from '../../requisitions/VacancyRequisition';
import { VacancyMenu } from '../VacancyMenu';
import { GuideTab } from '../../interviews/guides/GuideTab';
import { PhasesTab } from '../phases/PhasesTab';
import { VacancyTeamTab } from '../../team/VacancyTeamTab';
import { WordsTab } from './WordsTab';
import { PaddedCard } from '../../ui/layout';
import { Alert } from '../../ui/Alert';

type Invitation = Schemas['InvitationResponse'];
const Column = DataTable.Col<Invitation>;

function InvitationsTab() {
  return (
    <Card component="section" aria-label={translate('vacancies.show.invitations')}>
      <RelatedList<Invitation>
        reference="invitations"
        target="vacancies"
        sort={{ field: 'fecha', order: 'DESC' }}
      >
        <DataTable<Invitation>>
          <Column
            source="nombre"
            render={(invitation) => (
              <Link to={candidateAddress(invitation.candidato_id)}>{fullName(invitation)}</Link>
            )}
          />
          <Column
            source="estado"
            render={({ estado }) => (
              <ToneBadge tone={INVITACION_ESTADO_TONE[estado]}>{INVITACION_ESTADO_LABEL[estado]}</ToneBadge>
            )}
          />
          <Column source="fecha" render={({ fecha }) => formatDay(fecha)} />
          <Column source="invitada_por" />
        </DataTable>
      </RelatedList>
    </Card>
  );
}

/** The links of a vacancy: they tell where people come from. */
function VacancyLinks({ vacancy }: OfVacancy) {
  return (
    <Stack spacing={2.5}>
      <NewLink vacancyId={vacancy.id} />
      <Card>
        <RelatedList<TrackingLink>
          reference="tracking-links"
          target="vacante_id"
          sort={{ field: 'created_at', order: 'DESC' }}
        >
          <LinkTable />
        </RelatedList>
      </Card>
    </Stack>
  );
}

function factsOf(vacancy: Vacancy): Fact[] {
  const yesOrNo = (value: boolean) => translate(`ra.boolean.${value}`);
  const values: Record<string, Fact['value']> = {
    departamento: vacancy.departamento_nombre,
    posicion: vacancy.posicion_nombre,
    ubicacion: vacancy.ubicacion,
    tipo_contrato: vacancy.tipo_contrato,
    jornada: vacancy.jornada,
    horario: vacancy.horario,
    noches_fuera: vacancy.noches_fuera,
    salario: salaryText(vacancy),
    experiencia: experienceText(vacancy),
    educacion: vacancy.educacion,
    vacantes_disponibles: vacancy.vacantes_disponibles,
    prioridad: capitalised(vacancy.prioridad),
    destacada: yesOrNo(vacancy.destacada),
    visible_publicamente: yesOrNo(vacancy.visible_publicamente),
    cierra_el: vacancy.cierra_el && formatDay(vacancy.cierra_el),
  };
  return Object.entries(values).map(([field, value]) => ({
    label: `resources.vacancies.fields.${field}`,
    value,
  }));
}

function DataTab({ vacancy }: OfVacancy) {
  const reason = vacancy.gestion?.motivo_sin_salario;
  const own = useCustomFacts('vacante', vacancy.campos ?? {});
  return (
    <Stack spacing={2.5}>
      {vacancy.estado === 'cerrada' && <Alert severity="info">{translate('vacancies.edit.closed')}</Alert>}
      {reason && <Alert severity="info">{translate('vacancies.show.noSalary', { reason })}</Alert>}
      <PaddedCard>
        <Stack spacing={3}>
          <Facts facts={[...factsOf(vacancy), ...own]} />
          <VacancyText vacancy={vacancy} />
        </Stack>
      </PaddedCard>
    </Stack>
  );
}

function Header({ vacancy }: OfVacancy) {
  const counts = useVacancyFigures([vacancy.id]).data?.get(vacancy.id);
  return (
    <Stack component="header" direction="row" spacing={2} sx={{ mb: 1 }}>
      <title>{vacancy.titulo}</title>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Stack direction="row" spacing={1}>
          <Typography variant="h1">{vacancy.titulo}</Typography>
          <VacancyStateBadge estado={vacancy.estado} />
        </Stack>
        <Typography color="text.secondary">
          {vacancy.posicion_nombre}, {vacancy.departamento_nombre}. {vacancy.ubicacion}
        </Typography>
        <Typography variant="note">
          {counts?.cerrada_at
            ? translate(counts.motivo_cierre ? 'vacancies.show.closedBecause' : 'vacancies.words.closed', {
                day: formatDay(counts.cerrada_at),
                reason: counts.motivo_cierre,
              })
            : publishedText(vacancy)}
          <VacancyRequisition vacancyId={vacancy.id} />
        </Typography>
      </Box>
      <Stack direction="row" spacing={1}>
        {vacancy.estado !== 'cerrada' && <EditButton variant="outlined" size="medium" />}
        <NextStepButton vacancy={vacancy} figures={counts} variant="contained" color="secondary" />
        <NewTaskButton about={{ vacante_id: vacancy.id }} name={vacancy.titulo} />
        <VacancyMenu vacancy={vacancy} />
      </Stack>
    </Stack>
  );
}

function Failed() {
  const { error, refetch } = useShowContext();
  return (
    <LoadFailed
      title="vacancies.show.failed"
      missing="vacancies.show.missing"
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

const TABS: readonly [name: string, ComponentType<OfVacancy>][] = [
  ['candidaturas', ApplicationsTab],
  ['encajan', MatchesTab],
  ['invitaciones', InvitationsTab],
  ['fases', PhasesTab],
  ['guia', GuideTab],
  ['equipo', VacancyTeamTab],
  ['datos', DataTab],
  ['idiomas', WordsTab],
  ['enlaces', VacancyLinks],
  ['historial', HistoryTab],
];

export function VacancyShow() {
  const { id, '*': tab } = useParams();
  // Arrows that come after the strip has scrolled to the chosen tab would cover it: where not all tabs fit they are there
  // from the beginning.
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const isKnown = !tab || TABS.some(([name], place) => place > 0 && name === tab);
  if (!isKnown) return <Navigate to={`${VACANCIES_PATH}/${id}/show`} replace />;
  return (
    <>
      <BackLink to={VACANCIES_PATH}>{translate('vacancies.words.all')}</BackLink>
      <Show
        title={false}
        actions={false}
        component="div"
        // The tabs scroll within it on a phone.
        sx={{ '& .RaShow-card': { minWidth: 0 } }}
        error={<Failed />}
        queryOptions={{ onError: () => undefined }}
      >
        <WithRecord<Vacancy>
          render={(vacancy) => (
            <>
              <Header vacancy={vacancy} />
              <RecordTasks about={{ vacante_id: vacancy.id }} />
            </>
          )}
        />
        <TabbedShowLayout
          tabs={
            <TabbedShowLayoutTabs
              variant="scrollable"
              scrollButtons={narrow || 'auto'}
              allowScrollButtonsMobile
            />
          }
          sx={{ '& .RaTabbedShowLayout-content': { px: 0, pt: 2.5 } }}
        >
          {TABS.map(([name, Content], place) => (
            <TabbedShowLayout.Tab
              key={name}
              label={`vacancies.tabs.${name}`}
              path={place > 0 ? name : undefined}
            >
              <WithRecord<Vacancy> render={(vacancy) => <Content vacancy={vacancy} />} />
            </TabbedShowLayout.Tab>
          ))}
        </TabbedShowLayout>
      </Show>
    </>
  );
}
