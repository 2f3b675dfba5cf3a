import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import RecentActorsOutlined from '@mui/icons-material/RecentActorsOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import type { ComponentType } from 'react';
import { usePermissions } from 'react-admin';
import { TasksDue } from './TasksDue';
import { Unread } from './Unread';
import { useHasRows, useSettled } from './useHasRows';

interface NavigationEntry {
  label: string;
  /** In the bar, where the label is too long. */
  short?: string;
  to: string;
  /** Other paths that belong to this entry. */
  also?: string[];
  icon: typeof GroupsOutlined;
  /** Shown to users who may read this resource. */
  resource: string;
  /** The required permission when it is not reading. */
  permission?: string;
  /** Only where there is something. */
  needsRows?: true;
  /** Not for those who have this permission: they find it in the panel. */
  unless?: string;
  /** Under “Más” in the bar, which has no room for all. */
  more?: true;
  /** How many wait there; nothing when none does. */
  Count?: ComponentType;
}

/** The menu of the back office. A new screen only needs a line here. */
const NAVIGATION: readonly NavigationEntry[] = [
  {
    label: 'layout.menu.home',
    to: '/',
    also: ['/stats/counted'],
    icon: SpaceDashboardOutlined,
    resource: 'stats',
    permission: 'stats:read_all',
  },
  {
    label: 'layout.menu.applications',
    to: '/admin',
    also: [
      '/candidates',
      '/bulk-actions',
      '/imports',
      '/interviews',
      '/interview-availability',
      '/scorecard-criteria',
    ],
    icon: GroupsOutlined,
    resource: 'candidates',
  },
  { label: 'layout.menu.team', to: '/equipo', icon: SpaceDashboardOutlined, resource: 'team' },
  { label: 'layout.menu.teamPeople', to: '/team/applications', icon: GroupsOutlined, resource: 'team' },
  { label: 'layout.menu.people', to: '/people', icon: RecentActorsOutlined, resource: 'people' },
  {
    label: 'layout.menu.vacancies',
    to: '/vacancies',
    also: ['/tracking-links'],
    icon: WorkOutlineOutlined,
    resource: 'vacancies',
    permission: 'vacancies:read_all',
  },
  {
    label: 'layout.menu.inbox',
    to: '/threads',
    also: ['/saved-answers', '/unassigned-mail'],
    icon: ForumOutlined,
    resource: 'threads',
    permission: 'threads:read',
    Count: Unread,
  },
  {
    label: 'layout.menu.tasks',
    to: '/tasks',
    icon: CheckOutlined,
    resource: 'tasks',
    permission: 'tasks:manage',
    Count: TasksDue,
  },
  // Of managers, who ask for people there.
  { label: 'layout.menu.requisitions', to: '/requisitions', icon: GroupAddOutlined, resource: 'team' },
  {
    label: 'layout.menu.requisitions',
    to: '/requisitions',
    also: ['/plantilla'],
    icon: GroupAddOutlined,
    resource: 'requisitions',
    permission: 'requisitions:manage',
    needsRows: true,
    more: true,
  },
  {
    label: 'layout.menu.offers',
    to: '/offers',
    icon: DescriptionOutlined,
    resource: 'offers',
    needsRows: true,
  },
  {
    label: 'layout.menu.onboardings',
    to: '/onboardings',
    also: ['/onboarding-templates'],
    icon: RecentActorsOutlined,
    resource: 'onboardings',
    permission: 'onboarding:read',
    needsRows: true,
    more: true,
  },
  {
    label: 'layout.menu.proposals',
    to: '/team-proposals',
    icon: GroupsOutlined,
    resource: 'team-proposals',
    permission: 'applications:move',
    needsRows: true,
  },
  {
    label: 'layout.menu.emails',
    to: '/emails',
    icon: ForumOutlined,
    resource: 'emails',
    more: true,
  },
  {
    label: 'layout.menu.templates',
    to: '/templates',
    icon: DescriptionOutlined,
    resource: 'templates',
    more: true,
  },
  {
    label: 'layout.menu.fields',
    to: '/custom-fields',
    icon: DescriptionOutlined,
    resource: 'fields',
    permission: 'fields:write',
    unless: 'config:read',
    more: true,
  },
  {
    label: 'layout.menu.rules',
    to: '/rules',
    icon: DescriptionOutlined,
    resource: 'rules',
    unless: 'config:read',
    more: true,
  },
  {
    label: 'layout.menu.panel',
    short: 'layout.menu.panelShort',
    to: '/panel-admin',
    also: [
      '/users',
      '/logs',
      '/departments',
      '/custom-fields',
      '/rules',
      '/api-keys',
      '/webhooks',
      '/privacy',
    ],
    icon: AdminPanelSettingsOutlined,
    resource: 'config',
  },
];

export function isActive({ to, also = [] }: NavigationEntry, pathname: string): boolean {
  return [to, ...also].some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

export function useAccessible() {
  const { permissions } = usePermissions<string[]>();
  const settled = useSettled();
  const has: Readonly<Record<string, boolean>> = {
    offers: useHasRows('offers', settled && permissions?.includes('offers:read')),
    requisitions: useHasRows('requisitions', settled && permissions?.includes('requisitions:manage')),
    'team-proposals': useHasRows('team-proposals', settled && permissions?.includes('applications:move')),
    onboardings: useHasRows('onboardings', settled && permissions?.includes('onboarding:read')),
  };
  return NAVIGATION.filter(
    ({ resource, permission, needsRows, unless = '' }) =>
      permissions?.includes(permission ?? `${resource}:read`) &&
      !permissions.includes(unless) &&
      (!needsRows || has[resource]),
  );
}
