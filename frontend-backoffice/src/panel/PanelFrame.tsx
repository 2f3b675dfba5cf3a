import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Box, CircularProgress, Typography } from '@mui/material';
import { lazily } from '../ui/later';
import { useRequired } from '../layout/useRequired';
import { PageHeader } from '../ui/PageHeader';
import { SectionTabs } from '../ui/SectionTabs';

interface Named {
  /** Last part of its address; the first tab stands at /panel-admin itself. */
  path: string;
  label: string;
}
type Screen = Named & { Content: ComponentType };
type OfResource = Named & { resource: string };

type PanelTab = Screen | OfResource;

/** The tabs of the administration panel, in their order. A new one is an entry here. */
export const PANEL_TABS: readonly PanelTab[] = [
  {
    path: '',
    label: 'General',
    Content: lazily(() => import('./settings/GeneralTab'), 'GeneralTab'),
  },
  {
    path: 'emails',
    label: 'Emails',
    Content: lazily(() => import('./settings/EmailsTab'), 'EmailsTab'),
  },
  {
    path: 'seguridad',
    label: 'Seguridad',
    Content: lazily(() => import('./settings/SecurityTab'), 'SecurityTab'),
  },
  { path: 'departamentos', label: 'Departamentos', resource: 'departments' },
  { path: 'vacantes', label: 'Vacantes', resource: 'vacancies' },
  { path: 'usuarios', label: 'Usuarios', resource: 'users' },
  { path: 'registro', label: 'Registro', resource: 'logs' },
  { path: 'proteccion-datos', label: 'Protección de datos', resource: 'privacy/requests' },
  { path: 'integraciones', label: 'Integraciones', resource: 'api-keys' },
];

export const panelAddress = (tab: PanelTab): string => {
  if ('resource' in tab) return `/${tab.resource}`;
  return tab.path === '' ? '/panel-admin' : `/panel-admin/${tab.path}`;
};

const PANEL_ADDRESSES = PANEL_TABS.map((tab) => ({ label: tab.label, to: panelAddress(tab) }));

export const userAddress = (id: string): string => `/users/${id}/show`;

export const logOfAccountAddress = (id: string): string =>
  `/logs?${new URLSearchParams({ filter: JSON.stringify({ cuenta: id }) })}`;

function PanelLoading() {
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, py: 8 }}
    >
      <CircularProgress size={24} aria-hidden />
      <Typography color="text.secondary">Cargando panel de administración...</Typography>
    </Box>
  );
}

export function PanelFrame({ current, children }: { current: string; children: ReactNode }) {
  const allowed = useRequired('config:read');
  if (!allowed) return <PanelLoading />;
  return (
    <>
      <PageHeader
        title="Panel de Administración"
        lead="Configuración, departamentos, usuarios y registro de actividad."
      />
      <SectionTabs name="Secciones del panel" label="Sección" addresses={PANEL_ADDRESSES} current={current} />
      <Suspense fallback={<PanelLoading />}>{children}</Suspense>
    </>
  );
}
