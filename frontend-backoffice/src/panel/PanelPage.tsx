import { TONE_COLOURS } from '@hiring/contract';
import { Navigate, useParams } from 'react-router-dom';
import { RetryAlert } from '../ui/Loaded';
import { StatCard, StatCards } from '../ui/StatCard';
import { vacanciesWith } from '../vacancies/vacancy';
import { PANEL_TABS, panelAddress, PanelFrame } from './PanelFrame';
import { api, reasonOf, useRead } from '../providers/api';

/** Rethrows an error with the specification's message. */
const because =
  (title: string) =>
  (error: unknown): never => {
    throw new Error(`${title}: ${reasonOf(error)}`, { cause: error });
  };

async function panelFigures() {
  const [system, vacancies] = await Promise.all([
    api.get('/api/stats/system').catch(because('Error cargando estadísticas del sistema')),
    api.get('/api/stats/vacancies').catch(because('Error cargando estadísticas de vacantes')),
  ]);
  return { ...system, activeVacancies: vacancies.active };
}

function PanelCards() {
  const { data, error, refetch } = useRead(['panel-figures'], panelFigures);
  const failed = error !== null;
  return (
    <>
      {error && (
        <RetryAlert severity="error" sx={{ mb: 2 }} onRetry={refetch}>
          Error cargando datos. {reasonOf(error)}
        </RetryAlert>
      )}
      <StatCards label="Resumen del sistema">
        <StatCard label="Total Usuarios" value={data?.totalUsers} failed={failed} to="/users" />
        <StatCard
          label="Vacantes Activas"
          value={data?.activeVacancies}
          failed={failed}
          colour={TONE_COLOURS.green.solid}
          to={vacanciesWith({ estado: 'activa' })}
        />
        <StatCard
          label="Candidaturas"
          value={data?.totalApplications}
          failed={failed}
          colour={TONE_COLOURS.blue.solid}
        />
        <StatCard
          label="Departamentos"
          value={data?.activeDepartments}
          failed={failed}
          colour={TONE_COLOURS.purple.solid}
          to="/departments"
        />
      </StatCards>
    </>
  );
}

/** /panel-admin and its tabs, for administrators. A tab that is a resource stands at the resource's address. */
export function PanelPage() {
  const { tab: path = '' } = useParams();
  const tab = PANEL_TABS.find((one) => one.path === path) ?? PANEL_TABS[0];
  if (!tab) return null;
  if ('resource' in tab) return <Navigate to={panelAddress(tab)} replace />;
  return (
    <PanelFrame current={panelAddress(tab)}>
      {tab === PANEL_TABS[0] && <PanelCards />}
      <tab.Content />
    </PanelFrame>
  );
}
