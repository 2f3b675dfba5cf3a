import { TONE_COLOURS } from '@hiring/contract';
import { Navigate, useParams } from 'react-router-dom';
import { OldAddress } from '../layout/OldAddress';
import { RetryAlert } from '../ui/Loaded';
import { StatCard, StatCards } from '../ui/StatCard';
import { vacanciesWith } from '../vacancies/vacancy';
import { PANEL_TABS, panelAddress, PanelFrame } from './PanelFrame';
import { api, reasonOf, useRead } from '../providers/api';
import { translate } from '../i18n/texts';

/** Rethrows an error with the specification's message. */
const because =
  (message: string) =>
  (error: unknown): never => {
    throw new Error(translate(message, { reason: reasonOf(error) }), { cause: error });
  };

async function panelFigures() {
  const [system, vacancies] = await Promise.all([
    api.get('/api/stats/system').catch(because('panel.figures.systemFailed')),
    api.get('/api/stats/vacancies').catch(because('panel.figures.vacanciesFailed')),
  ]);
  return { ...system, activeVacancies: vacancies.active };
}

const CARDS = [
  { label: 'panel.figures.users', name: 'totalUsers', to: '/users' },
  {
    label: 'panel.figures.vacancies',
    name: 'activeVacancies',
    colour: TONE_COLOURS.green.solid,
    to: vacanciesWith({ estado: 'activa' }),
  },
  { label: 'panel.figures.applications', name: 'totalApplications', colour: TONE_COLOURS.blue.solid },
  {
    label: 'panel.figures.departments',
    name: 'activeDepartments',
    colour: TONE_COLOURS.purple.solid,
    to: '/departments',
  },
] as const;

function PanelCards() {
  const { data, error, refetch } = useRead(['panel-figures'], panelFigures);
  return (
    <>
      {error && (
        <RetryAlert severity="error" onRetry={refetch}>
          {translate('panel.figures.failed', { reason: reasonOf(error) })}
        </RetryAlert>
      )}
      <StatCards label="panel.figures.title">
        {CARDS.map(({ name, ...card }) => (
          <StatCard key={name} {...card} value={data?.[name]} failed={error !== null} />
        ))}
      </StatCards>
    </>
  );
}

/** /panel-admin and its tabs, for administrators. A tab that is a resource stands at the resource's address. */
export function PanelPage() {
  const { tab: path = '' } = useParams();
  const tab = PANEL_TABS.find((one) => one.path === path);
  if (!tab) return <OldAddress />;
  if (!tab.Content) return <Navigate to={panelAddress(tab)} replace />;
  return (
    <PanelFrame current={panelAddress(tab)}>
      {tab === PANEL_TABS[0] && <PanelCards />}
      <tab.Content />
    </PanelFrame>
  );
}
