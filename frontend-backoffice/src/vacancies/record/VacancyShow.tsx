import '../../i18n/vacancies';
import { Alert, Box, Card, Typography } from '@mui/material';
import {
  INVITACION_ESTADO_LABEL,
  INVITACION_ESTADO_TONE,
  VACANCY_FIELD_LABEL,
  type VacancyField,
} from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import {
  DataTable,
  EditButton,
  Link,
  Show,
  TabbedShowLayout,
  TabbedShowLayoutTabs,
  useRecordContext,
  useShowContext,
} from 'react-admin';
import { fullName } from '../../candidates/useCandidate';
import { formatDay } from '../../ui/format/dates';
import { RelatedList } from '../../ui/lists/RelatedList';
import { ToneBadge } from '../../ui/display/text';
import {
  candidateAddress,
  experienceText,
  publishedText,
  salaryText,
  type TrackingLink,
  VACANCIES_PATH,
  type Vacancy,
} from '../vacancy';
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
import { VacancyMenu } from '../VacancyMenu';
import { WordsTab } from './WordsTab';

type Invitation = Schemas['InvitationResponse'];
const Column = DataTable.Col<Invitation>;

function InvitationsTab() {
  return (
    <Card component="section" aria-label="Invitaciones enviadas">
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
function VacancyLinks() {
  const vacancy = useRecordContext<Vacancy>();
  if (!vacancy) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
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
    </Box>
  );
}

const CLOSED = 'Está cerrada y no se puede editar. Ábrela en pausa para cambiarla, o duplícala.';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function factsOf(vacancy: Vacancy) {
  const fact = (field: VacancyField, value: Fact['value']) => ({ label: VACANCY_FIELD_LABEL[field], value });
  return [
    fact('departamento', vacancy.departamento_nombre),
    fact('posicion', vacancy.posicion_nombre),
    fact('ubicacion', vacancy.ubicacion),
    fact('tipo_contrato', vacancy.tipo_contrato),
    fact('jornada', vacancy.jornada),
    fact('horario', vacancy.horario),
    fact('noches_fuera', vacancy.noches_fuera),
    { label: 'Salario', value: salaryText(vacancy) },
    { label: 'Experiencia', value: experienceText(vacancy) },
    fact('educacion', vacancy.educacion),
    fact('vacantes_disponibles', vacancy.vacantes_disponibles),
    fact('prioridad', capitalised(vacancy.prioridad)),
    fact('destacada', vacancy.destacada ? 'Sí' : 'No'),
    fact('visible_publicamente', vacancy.visible_publicamente ? 'Sí' : 'No'),
    fact('cierra_el', vacancy.cierra_el && formatDay(vacancy.cierra_el)),
  ];
}

function DataTab() {
  const vacancy = useRecordContext<Vacancy>();
  if (!vacancy) return null;
  const reason = vacancy.gestion?.motivo_sin_salario;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {vacancy.estado === 'cerrada' && <Alert severity="info">{CLOSED}</Alert>}
      {reason && (
        <Alert severity="info">
          {VACANCY_FIELD_LABEL.motivo_sin_salario}: {reason}
        </Alert>
      )}
      <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 3 }}>
        <Facts facts={factsOf(vacancy)} />
        <VacancyText vacancy={vacancy} />
      </Card>
    </Box>
  );
}

function Header() {
  const vacancy = useRecordContext<Vacancy>();
  const figures = useVacancyFigures(vacancy ? [vacancy.id] : []);
  if (!vacancy) return null;
  const counts = figures.data?.get(vacancy.id);
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
      <title>{vacancy.titulo}</title>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {vacancy.titulo}
          </Typography>
          <VacancyStateBadge estado={vacancy.estado} />
        </Box>
        <Typography color="text.secondary">
          {vacancy.posicion_nombre}, {vacancy.departamento_nombre}. {vacancy.ubicacion}
        </Typography>
        <Typography variant="note">
          {counts?.cerrada_at
            ? `Cerrada el ${formatDay(counts.cerrada_at)}${counts.motivo_cierre ? `: ${counts.motivo_cierre}` : ''}`
            : publishedText(vacancy)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        {vacancy.estado !== 'cerrada' && <EditButton variant="outlined" size="medium" />}
        <NextStepButton vacancy={vacancy} figures={counts} variant="contained" color="secondary" />
        <VacancyMenu vacancy={vacancy} />
      </Box>
    </Box>
  );
}

function Failed() {
  const { error, refetch } = useShowContext();
  return (
    <LoadFailed
      title="No se pudo cargar la vacante"
      missing="Esta vacante no existe"
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

const TABS = [
  ['Candidaturas', undefined, ApplicationsTab],
  ['Encajan con ella', 'encajan', MatchesTab],
  ['Invitaciones', 'invitaciones', InvitationsTab],
  ['Datos', 'datos', DataTab],
  ['Otros idiomas', 'idiomas', WordsTab],
  ['Enlaces', 'enlaces', VacancyLinks],
  ['Historial', 'historial', HistoryTab],
] as const;

export function VacancyShow() {
  return (
    <>
      <BackLink to={VACANCIES_PATH}>Vacantes</BackLink>
      <Show
        title={false}
        actions={false}
        component="div"
        // The tabs scroll within it on a phone.
        sx={{ '& .RaShow-card': { minWidth: 0 } }}
        error={<Failed />}
        queryOptions={{ onError: () => undefined }}
      >
        <Header />
        <TabbedShowLayout
          tabs={<TabbedShowLayoutTabs variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile />}
          sx={{ '& .RaTabbedShowLayout-content': { px: 0, pt: 2.5 } }}
        >
          {TABS.map(([label, path, Content]) => (
            <TabbedShowLayout.Tab key={label} label={label} path={path}>
              <Content />
            </TabbedShowLayout.Tab>
          ))}
        </TabbedShowLayout>
      </Show>
    </>
  );
}
