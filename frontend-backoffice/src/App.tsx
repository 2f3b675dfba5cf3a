import { lazy } from 'react';
import { AdminContext, AdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { generatePath, Navigate, Route, useParams } from 'react-router-dom';
import { bulkActions } from './bulk';
import { candidates } from './candidates';
import { HrDashboard } from './dashboard/HrDashboard';
import { departments } from './departments';
import { emails } from './emails';
import { countedApplications } from './home';
import { imports } from './imports';
import { apiKeys, webhooks } from './integrations';
import { interviews } from './interviews';
import { AppLayout } from './layout/AppLayout';
import { LatestNotification } from './layout/LatestNotification';
import { logs } from './logs';
import { people } from './people';
import { notices, privacyHolds, privacyRequests, quarantine, retentionPlan } from './privacy';
import { authProvider } from './providers/authProvider';
import { dataProvider } from './providers/dataProvider';
import { createQueryClient } from './providers/queryClient';
import { i18nProvider } from './i18n/texts';
import { criteria } from './scorecards';
import { availability } from './self-scheduling';
import { templates } from './templates';
import { darkTheme, lightTheme } from './theme/theme';
import { users } from './users';
import { vacancies } from './vacancies';
import { trackingLinks } from './vacancies/links';

const OldVacancyAddress = lazy(async () => ({
  default: (await import('./vacancies/OldVacancyAddress')).OldVacancyAddress,
}));

const MyCalendarPage = lazy(async () => ({
  default: (await import('./calendar-feeds/MyCalendarPage')).MyCalendarPage,
}));

const PrintPage = lazy(async () => ({ default: (await import('./candidates/print/PrintPage')).PrintPage }));

const HomePage = lazy(async () => ({ default: (await import('./home/HomePage')).HomePage }));

const PanelPage = lazy(async () => ({ default: (await import('./panel/PanelPage')).PanelPage }));

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
        title="Área interna"
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
        <Resource {...apiKeys} />
        <Resource {...bulkActions} />
        <Resource {...candidates} />
        <Resource {...countedApplications} />
        <Resource {...departments} />
        <Resource {...emails} />
        <Resource {...imports} />
        <Resource {...people} />
        <Resource {...logs} />
        <Resource {...privacyHolds} />
        <Resource {...privacyRequests} />
        <Resource {...notices} />
        <Resource {...quarantine} />
        <Resource {...retentionPlan} />
        <Resource {...availability} />
        <Resource {...criteria} />
        <Resource {...interviews} />
        <Resource {...templates} />
        <Resource {...trackingLinks} />
        <Resource {...users} />
        <Resource {...vacancies} />
        <Resource {...webhooks} />
      </AdminUI>
    </AdminContext>
  );
}
