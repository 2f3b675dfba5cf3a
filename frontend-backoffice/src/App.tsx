import { AdminContext, AdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { generatePath, Navigate, Route, useParams } from 'react-router-dom';
import { HrDashboard } from './layout/HrDashboard';
import { AppLayout } from './layout/AppLayout';
import { LatestNotification } from './layout/LatestNotification';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { createQueryClient } from './providers/queryClient';
import { lazily } from './ui/later';
import './i18n/layout';
import { i18nProvider, translate } from './i18n/texts';
import { guarded, RESOURCES } from './resources';
import { darkTheme, lightTheme } from './ui/theme/theme';

const OldVacancyAddress = lazily(() => import('./vacancies/record/OldVacancyAddress'), 'OldVacancyAddress');
const MyCalendarPage = lazily(() => import('./interviews/calendar/MyCalendarPage'), 'MyCalendarPage');
const PrintPage = lazily(() => import('./candidates/record/PrintPage'), 'PrintPage');
const HomePage = guarded(() => import('./home/HomePage'), 'HomePage', 'stats:read_all');
const PanelPage = lazily(() => import('./panel/PanelPage'), 'PanelPage');

const store = localStorageStore();

const queryClient = createQueryClient();

/** Addresses of the specification and of earlier versions, and where they are now. */
const MOVED = {
  '/interviews': '/admin/entrevistas',
  '/candidates': '/admin',
  '/acciones': '/bulk-actions',
  '/acciones/:id': '/bulk-actions/:id/show',
  '/horas-entrevista': '/interview-availability',
  '/criterios': '/scorecard-criteria',
  '/importaciones': '/imports',
  '/importaciones/nueva': '/imports/create',
  '/importaciones/carpeta': '/imports/create?tipo=cvs',
  '/importaciones/:id': '/imports/:id/show',
  '/panel-admin/crear-usuario': '/users/create',
  '/candidatos': '/people',
  '/candidatos/:id': '/people/:id/show',
  '/privacy/dry-run': '/privacy/retention/plan',
};

/** Leads to the new address, with the id of the old one. */
const Moved = ({ to }: { to: string }) => <Navigate to={generatePath(to, useParams())} replace />;

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
        title={translate('layout.title')}
        requireAuth
        disableTelemetry
      >
        <CustomRoutes>
          {Object.entries(MOVED).map(([path, to]) => (
            <Route key={path} path={path} element={<Moved to={to} />} />
          ))}
          <Route path="/" element={<HomePage />} />
          <Route path="/gestion-vacantes/:id?/:tab?" element={<OldVacancyAddress />} />
          <Route path="/panel-admin/:tab?" element={<PanelPage />} />
          <Route path="/mi-calendario" element={<MyCalendarPage />} />
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
