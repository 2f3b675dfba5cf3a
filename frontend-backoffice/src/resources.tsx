import type { ComponentType, ReactNode } from 'react';
import type { ResourceProps } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useRequired } from './layout/useRequired';
import { lazily } from './ui/later';
import { ListSkeleton } from './ui/Loaded';
import { userName, type UserRow } from './panel/users/UserBadges';

function Guarded({ permission, children }: { permission: string; children: ReactNode }) {
  return useRequired(permission) ? children : <ListSkeleton />;
}

/** A screen that is read when it is opened, for those with this permission. */
export function guarded<Name extends string>(
  load: () => Promise<{ [Screen in Name]: ComponentType }>,
  name: Name,
  permission: string,
) {
  const Screen: ComponentType = lazily(load as () => Promise<Record<string, ComponentType>>, name);
  return () => (
    <Guarded permission={permission}>
      <Screen />
    </Guarded>
  );
}

/**
 * The nouns of the API and their screens. A record that opens over its list has no screen of its own: the list serves
 * both addresses.
 */
export const RESOURCES: readonly ResourceProps[] = [
  { name: 'api-keys', list: lazily(() => import('./panel/integrations/ApiKeyList'), 'ApiKeyList') },
  {
    name: 'bulk-actions',
    list: guarded(() => import('./candidates/bulk/BulkActionList'), 'BulkActionList', 'applications:move'),
    show: lazily(() => import('./candidates/bulk/BulkActionShow'), 'BulkActionShow'),
  },
  {
    name: 'calendar-feeds/mine',
    list: lazily(() => import('./interviews/calendar/MyCalendarPage'), 'MyCalendarPage'),
  },
  // Sections of the HR dashboard, which has its own routes.
  { name: 'candidates', list: () => <Navigate to="/admin" replace />, hasShow: true },
  { name: 'interviews', list: () => <Navigate to="/admin/entrevistas" replace />, hasShow: true },
  {
    name: 'departments',
    list: lazily(() => import('./panel/departments/DepartmentList'), 'DepartmentList'),
    hasCreate: true,
    hasShow: true,
  },
  { name: 'emails', list: lazily(() => import('./mail/EmailList'), 'EmailList'), hasShow: true },
  {
    name: 'imports',
    list: guarded(() => import('./candidates/imports/ImportList'), 'ImportList', 'imports:read'),
    create: guarded(() => import('./candidates/imports/ImportCreate'), 'ImportCreate', 'imports:write'),
    show: guarded(() => import('./candidates/imports/ImportShow'), 'ImportShow', 'imports:read'),
  },
  {
    name: 'interview-availability',
    list: lazily(() => import('./interviews/self-scheduling/AvailabilityList'), 'AvailabilityList'),
  },
  { name: 'logs', list: lazily(() => import('./panel/logs/LogList'), 'LogList'), hasShow: true },
  {
    name: 'people',
    // HR works from its dashboard, its list and its board.
    list: guarded(() => import('./candidates/PeopleList'), 'PeopleList', 'people:read'),
    hasShow: true,
  },
  { name: 'privacy/holds', list: lazily(() => import('./privacy/HoldList'), 'HoldList') },
  { name: 'privacy/notices', list: lazily(() => import('./privacy/NoticesPage'), 'NoticesPage') },
  {
    name: 'privacy/requests',
    list: lazily(() => import('./privacy/RequestList'), 'RequestList'),
    hasShow: true,
  },
  { name: 'privacy/retention/plan', list: lazily(() => import('./privacy/DryRunPage'), 'DryRunPage') },
  {
    name: 'privacy/retention/quarantine',
    list: lazily(() => import('./privacy/RetentionPage'), 'RetentionPage'),
  },
  {
    name: 'scorecard-criteria',
    list: lazily(() => import('./interviews/scorecards/CriterionList'), 'CriterionList'),
  },
  {
    name: 'stats/counted',
    list: guarded(() => import('./home/CountedList'), 'CountedList', 'stats:read_all'),
  },
  {
    name: 'templates',
    list: lazily(() => import('./mail/templates/TemplateList'), 'TemplateList'),
    edit: lazily(() => import('./mail/templates/TemplateEdit'), 'TemplateEdit'),
  },
  {
    name: 'tracking-links',
    list: lazily(() => import('./vacancies/links/TrackingLinkList'), 'TrackingLinkList'),
  },
  {
    name: 'users',
    list: lazily(() => import('./panel/users/UserList'), 'UserList'),
    create: lazily(() => import('./panel/users/UserCreate'), 'UserCreate'),
    hasShow: true,
    recordRepresentation: (user: UserRow) => userName(user),
  },
  {
    name: 'vacancies',
    list: lazily(() => import('./vacancies/VacancyList'), 'VacancyList'),
    show: lazily(() => import('./vacancies/record/VacancyShow'), 'VacancyShow'),
    edit: lazily(() => import('./vacancies/form/VacancyEdit'), 'VacancyEdit'),
    create: lazily(() => import('./vacancies/form/VacancyCreate'), 'VacancyCreate'),
  },
  {
    name: 'webhooks',
    list: lazily(() => import('./panel/integrations/WebhookList'), 'WebhookList'),
    hasShow: true,
  },
];
