import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export interface PanelTab {
  /** Last part of its address; the first tab stands at /panel-admin itself. */
  path: string;
  label: string;
  /** Loaded when it is opened. */
  Content: LazyExoticComponent<ComponentType>;
}

/** The tabs of the administration panel, in their order (spec 2, admin panel). A new one is an entry here. */
export const PANEL_TABS: readonly PanelTab[] = [
  {
    path: 'proteccion-datos',
    label: 'Protección de datos',
    Content: lazy(async () => ({ default: (await import('../privacy/PrivacyTab')).PrivacyTab })),
  },
];

export const panelAddress = ({ path }: PanelTab): string =>
  path === '' ? '/panel-admin' : `/panel-admin/${path}`;
