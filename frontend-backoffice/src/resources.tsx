import type { ComponentType, ReactNode } from 'react';
import type { ResourceProps } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useRequired } from './layout/useRequired';
import { lazyScreen } from './ui/lazy';
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
  const Screen: ComponentType = lazyScreen(load as () => Promise<Record<string, ComponentType>>, name);
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
  { name: 'api-keys', list: lazyScreen(() => import('./panel/integrations/ApiKeyList'), 'ApiKeyList') },
  {
    name: 'bulk-actions',
    list: guarded(() => import('./candidates/bulk/BulkActionList'), 'BulkActionList', 'applications:move'),
    show: lazyScreen(() => import('./candidates/bulk/BulkActionShow'), 'BulkActionShow'),
  },
  {
    name: 'calendar-feeds/mine',
    list: lazyScreen(() => import('./interviews/calendar/MyCalendarPage'), 'MyCalendarPage'),
  },
  // Sections of the HR dashboard, which has its own routes.
  { name: 'candidates', list: () => <Navigate to="/admin" replace />, hasShow: true },
  { name: 'interviews', list: () => <Navigate to="/admin/entrevistas" replace />, hasShow: true },
  {
    name: 'custom-fields',
    list: lazyScreen(() => import('./panel/custom-fields/CustomFieldList'), 'CustomFieldList'),
  },
  {
    name: 'departments',
    list: lazyScreen(() => import('./panel/departments/DepartmentList'), 'DepartmentList'),
    hasCreate: true,
    hasShow: true,
  },
  { name: 'emails', list: lazyScreen(() => import('./mail/EmailList'), 'EmailList'), hasShow: true },
  {
    name: 'imports',
    list: guarded(() => import('./candidates/imports/ImportList'), 'ImportList', 'imports:read'),
    create: guarded(() => import('./candidates/imports/ImportCreate'), 'ImportCreate', 'imports:write'),
    show: guarded(() => import('./candidates/imports/ImportShow'), 'ImportShow', 'imports:read'),
  },
  {
    name: 'interview-availability',
    list: lazyScreen(() => import('./interviews/self-scheduling/AvailabilityList'), 'AvailabilityList'),
  },
  { name: 'logs', list: lazyScreen(() => import('./panel/logs/LogList'), 'LogList'), hasShow: true },
  {
    name: 'offers',
    list: guarded(() => import('./offers/OfferList'), 'OfferList', 'offers:read'),
    show: guarded(() => import('./offers/OfferShow'), 'OfferShow', 'offers:read'),
  },
  {
    name: 'onboardings',
    list: guarded(() => import('./onboarding/OnboardingList'), 'OnboardingList', 'onboarding:read'),
    show: guarded(() => import('./onboarding/OnboardingShow'), 'OnboardingShow', 'onboarding:read'),
  },
  {
    name: 'onboarding-templates',
    list: guarded(() => import('./onboarding/TemplateList'), 'TemplateList', 'onboarding:read'),
    show: guarded(() => import('./onboarding/TemplateShow'), 'TemplateShow', 'onboarding:write'),
  },
  {
    name: 'people',
    // HR works from its dashboard, its list and its board.
    list: guarded(() => import('./candidates/PeopleList'), 'PeopleList', 'people:read'),
    hasShow: true,
  },
  { name: 'privacy/holds', list: lazyScreen(() => import('./privacy/HoldList'), 'HoldList') },
  { name: 'privacy/notices', list: lazyScreen(() => import('./privacy/NoticesPage'), 'NoticesPage') },
  {
    name: 'privacy/requests',
    list: lazyScreen(() => import('./privacy/RequestList'), 'RequestList'),
    hasShow: true,
  },
  { name: 'privacy/retention/plan', list: lazyScreen(() => import('./privacy/DryRunPage'), 'DryRunPage') },
  {
    name: 'privacy/retention/quarantine',
    list: lazyScreen(() => import('./privacy/RetentionPage'), 'RetentionPage'),
  },
  {
    name: 'requisitions',
    list: guarded(() => import('./requisitions/RequisitionList'), 'RequisitionList', 'requisitions:read'),
    create: guarded(
      () => import('./requisitions/RequisitionForms'),
      'RequisitionCreate',
      'requisitions:write',
    ),
    edit: guarded(() => import('./requisitions/RequisitionForms'), 'RequisitionEdit', 'requisitions:write'),
    show: guarded(() => import('./requisitions/RequisitionShow'), 'RequisitionShow', 'requisitions:read'),
  },
  { name: 'rules', list: guarded(() => import('./rules/RuleList'), 'RuleList', 'rules:read') },
  {
    name: 'scorecard-criteria',
    list: lazyScreen(() => import('./interviews/scorecards/CriterionList'), 'CriterionList'),
  },
  {
    name: 'stats/counted',
    list: guarded(() => import('./home/CountedList'), 'CountedList', 'stats:read_all'),
  },
  {
    name: 'tasks',
    list: guarded(() => import('./tasks/TaskList'), 'TaskList', 'tasks:manage'),
    hasCreate: true,
    hasShow: true,
  },
  {
    name: 'team-proposals',
    list: guarded(() => import('./team/ProposalList'), 'ProposalList', 'applications:move'),
  },
  {
    name: 'team/applications',
    list: guarded(() => import('./team/TeamList'), 'TeamList', 'team:read'),
    show: guarded(() => import('./team/TeamShow'), 'TeamShow', 'team:read'),
  },
  {
    name: 'templates',
    list: lazyScreen(() => import('./mail/templates/TemplateList'), 'TemplateList'),
    edit: lazyScreen(() => import('./mail/templates/TemplateEdit'), 'TemplateEdit'),
  },
  {
    name: 'tracking-links',
    list: lazyScreen(() => import('./vacancies/links/TrackingLinkList'), 'TrackingLinkList'),
  },
  {
    name: 'threads',
    list: guarded(() => import('./inbox/InboxPage'), 'InboxPage', 'threads:read'),
    hasShow: true,
  },
  {
    name: 'saved-answers',
    list: guarded(() => import('./inbox/SavedAnswerList'), 'SavedAnswerList', 'threads:write'),
  },
  {
    name: 'unassigned-mail',
    list: guarded(() => import('./inbox/UnassignedList'), 'UnassignedList', 'threads:write'),
  },
  {
    name: 'users',
    list: lazyScreen(() => import('./panel/users/UserList'), 'UserList'),
    create: lazyScreen(() => import('./panel/users/UserCreate'), 'UserCreate'),
    hasShow: true,
    recordRepresentation: (user: UserRow) => userName(user),
  },
  {
    name: 'vacancies',
    list: lazyScreen(() => import('./vacancies/VacancyList'), 'VacancyList'),
    show: lazyScreen(() => import('./vacancies/record/VacancyShow'), 'VacancyShow'),
    edit: lazyScreen(() => import('./vacancies/form/VacancyEdit'), 'VacancyEdit'),
    create: lazyScreen(() => import('./vacancies/form/VacancyCreate'), 'VacancyCreate'),
  },
  {
    name: 'webhooks',
    list: lazyScreen(() => import('./panel/integrations/WebhookList'), 'WebhookList'),
    hasShow: true,
  },
];
