import type { ReactNode } from 'react';
import { PanelFrame } from '../panel/PanelFrame';
import { SectionTabs } from '../ui/SectionTabs';

const PARTS = [
  { to: '/api-keys', label: 'Claves de API' },
  { to: '/webhooks', label: 'Webhooks' },
] as const;

/** The panel's section "Integraciones": keys by which other programs come in, and addresses that are told what happens. */
export function IntegrationsFrame({ current, children }: { current: string; children: ReactNode }) {
  return (
    <PanelFrame current="/api-keys">
      <SectionTabs
        name="Partes de las integraciones"
        label="Integraciones"
        addresses={PARTS}
        current={current}
      />
      {children}
    </PanelFrame>
  );
}
