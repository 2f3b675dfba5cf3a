import '../i18n/panel';
import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from 'react';
import { Box, CircularProgress, Typography } from '@mui/material';
import { Translate, usePermissions } from 'react-admin';
import { lazyScreen } from '../ui/lazy';
import { useRequired } from '../layout/useRequired';
import { PageHeader, PartHeader } from '../ui/PageHeader';
import { SectionTabs } from '../ui/SectionTabs';

interface PanelTab {
  /** Last part of its address; the first tab stands at /panel-admin itself. */
  path: string;
  label: string;
  Content?: ComponentType;
  /** Instead of a content of its own: the resource that it leads to. */
  resource?: string;
}

/** The tabs of the administration panel, in their order. A new one is an entry here. */
export const PANEL_TABS: readonly PanelTab[] = [
  {
    path: '',
    label: 'panel.tabs.general',
    Content: lazyScreen(() => import('./settings/GeneralTab'), 'GeneralTab'),
  },
  {
    path: 'emails',
    label: 'panel.tabs.emails',
    Content: lazyScreen(() => import('./settings/EmailsTab'), 'EmailsTab'),
  },
  {
    path: 'correo-entrante',
    label: 'panel.tabs.inboundMail',
    Content: lazyScreen(() => import('./settings/InboundMailTab'), 'InboundMailTab'),
  },
  {
    path: 'canales',
    label: 'panel.tabs.channels',
    Content: lazyScreen(() => import('./settings/ChannelsTab'), 'ChannelsTab'),
  },
  {
    path: 'seguridad',
    label: 'panel.tabs.security',
    Content: lazyScreen(() => import('./settings/SecurityTab'), 'SecurityTab'),
  },
  {
    path: 'acceso',
    label: 'panel.tabs.access',
    Content: lazyScreen(() => import('./access/AccessTab'), 'AccessTab'),
  },
  {
    path: 'ofertas',
    label: 'panel.tabs.offers',
    Content: lazyScreen(() => import('../offers/ApproversTab'), 'ApproversTab'),
  },
  {
    path: 'solicitudes',
    label: 'panel.tabs.requisitions',
    Content: lazyScreen(() => import('../requisitions/RequisitionApproversTab'), 'RequisitionApproversTab'),
  },
  { path: 'departamentos', label: 'panel.tabs.departments', resource: 'departments' },
  { path: 'campos', label: 'panel.tabs.customFields', resource: 'custom-fields' },
  { path: 'reglas', label: 'panel.tabs.rules', resource: 'rules' },
  { path: 'vacantes', label: 'panel.tabs.vacancies', resource: 'vacancies' },
  { path: 'usuarios', label: 'panel.tabs.users', resource: 'users' },
  { path: 'registro', label: 'panel.tabs.log', resource: 'logs' },
  { path: 'proteccion-datos', label: 'panel.tabs.privacy', resource: 'privacy/requests' },
  { path: 'integraciones', label: 'panel.tabs.integrations', resource: 'api-keys' },
];

export const panelAddress = ({ path, resource }: PanelTab): string =>
  resource ? `/${resource}` : `/panel-admin/${path}`.replace(/\/$/, '');

const PANEL_ADDRESSES = PANEL_TABS.map((tab) => ({ label: tab.label, to: panelAddress(tab) }));

export const userAddress = (id: string): string => `/users/${id}/show`;

export const logOfAccountAddress = (id: string): string =>
  `/logs?${new URLSearchParams({ filter: JSON.stringify({ cuenta: id }) })}`;

const PANEL_LOADING = (
  <Box role="status" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, py: 8 }}>
    <CircularProgress size={24} aria-hidden />
    <Typography color="text.secondary">
      <Translate i18nKey="panel.frame.loading" />
    </Typography>
  </Box>
);

export function PanelFrame({ current, children }: { current: string; children: ReactNode }) {
  const allowed = useRequired('config:read');
  if (!allowed) return PANEL_LOADING;
  return (
    <>
      <PageHeader title="panel.frame.title" lead="panel.frame.lead" />
      <SectionTabs
        name="panel.frame.sections"
        label="panel.frame.section"
        addresses={PANEL_ADDRESSES}
        current={current}
      />
      <Suspense fallback={PANEL_LOADING}>{children}</Suspense>
    </>
  );
}

interface PartProps extends ComponentProps<typeof PartHeader> {
  current: string;
  children: ReactNode;
}

/** A part of the panel for administrators, a screen of its own for HR, which has no panel. */
export function PanelPart({ current, children, ...heading }: PartProps) {
  const { permissions } = usePermissions<string[]>();
  if (!permissions) return null;
  return permissions.includes('config:read') ? (
    <PanelFrame current={current}>
      <PartHeader {...heading} />
      {children}
    </PanelFrame>
  ) : (
    <>
      <PageHeader {...heading} />
      {children}
    </>
  );
}
