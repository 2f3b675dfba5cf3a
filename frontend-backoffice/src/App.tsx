import { AdminContext, AdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { HrDashboard } from './layout/HrDashboard';
import { AppLayout } from './layout/AppLayout';
import { LatestNotification } from './layout/LatestNotification';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { createQueryClient } from './providers/queryClient';
import { lazyScreen } from './ui/lazy';
import './i18n/layout';
import { i18nProvider, translate } from './i18n/texts';
import { guarded, RESOURCES } from './resources';
import { darkTheme, lightTheme } from './ui/theme/theme';

const OldAddress = lazyScreen(() => import('./layout/OldAddress'), 'OldAddress');
const PrintPage = lazyScreen(() => import('./candidates/record/PrintPage'), 'PrintPage');
const HomePage = guarded(() => import('./home/HomePage'), 'HomePage', 'stats:read_all');
const InterviewRoom = lazyScreen(() => import('./interviews/room/InterviewRoom'), 'InterviewRoom');
const TeamHome = guarded(() => import('./team/TeamHome'), 'TeamHome', 'team:read');
const StaffingPlan = guarded(
  () => import('./requisitions/StaffingPlan'),
  'StaffingPlan',
  'requisitions:manage',
);
const TeamBoard = guarded(() => import('./team/TeamBoard'), 'TeamBoard', 'team:read');
const TeamCalendar = guarded(() => import('./team/TeamCalendar'), 'TeamCalendar', 'team:read');
const TeamInterviewRoom = guarded(() => import('./team/TeamInterviewRoom'), 'TeamInterviewRoom', 'team:read');
const PanelPage = lazyScreen(() => import('./panel/PanelPage'), 'PanelPage');

const store = localStorageStore();

const queryClient = createQueryClient();

export function App() {
  return (
    // react-admin's Admin is these two, with the texts in English in case there are no others.
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <AdminUI
        layout={AppLayout}
        notification={LatestNotification}
        loginPage={false}
        dashboard={HomePage}
        catchAll={OldAddress}
        title={translate('layout.title')}
        requireAuth
        disableTelemetry
      >
        <CustomRoutes>
          <Route path="/interviews/:id/en-curso" element={<InterviewRoom />} />
          <Route path="/panel-admin/:tab?" element={<PanelPage />} />
          <Route path="/equipo" element={<TeamHome />} />
          <Route path="/plantilla" element={<StaffingPlan />} />
          <Route path="/equipo/calendario" element={<TeamCalendar />} />
          <Route path="/equipo/tablero/:id" element={<TeamBoard />} />
          <Route path="/team/applications/:id/entrevistas/:interview" element={<TeamInterviewRoom />} />
          {/* One parent route: the dashboard stays mounted while a candidate opens and closes over it. */}
          <Route element={<HrDashboard />}>
            <Route path="/admin/:section?/:view?" element={null} />
            <Route path="/interviews/create" element={null} />
            <Route path="/interviews/:id/show" element={null} />
            <Route path="/candidates/:id/show" element={null} />
          </Route>
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/candidates/:id/ficha" element={<PrintPage />} />
        </CustomRoutes>
        {RESOURCES.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
      </AdminUI>
    </AdminContext>
  );
}
