import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

interface Named {
  /** Last part of its address; the first tab stands at /panel-admin itself. */
  path: string;
  label: string;
}
type Screen = Named & { Content: LazyExoticComponent<ComponentType> };
type OfResource = Named & { resource: string };

export type PanelTab = Screen | OfResource;

/** The tabs of the administration panel, in their order. A new one is an entry here. */
export const PANEL_TABS: readonly PanelTab[] = [
  {
    path: '',
    label: 'General',
    Content: lazy(async () => ({ default: (await import('./settings/GeneralTab')).GeneralTab })),
  },
  {
    path: 'emails',
    label: 'Emails',
    Content: lazy(async () => ({ default: (await import('./settings/EmailsTab')).EmailsTab })),
  },
  {
    path: 'seguridad',
    label: 'Seguridad',
    Content: lazy(async () => ({ default: (await import('./settings/SecurityTab')).SecurityTab })),
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

export const PANEL_ADDRESSES = PANEL_TABS.map((tab) => ({ label: tab.label, to: panelAddress(tab) }));
