import type { ReactNode } from 'react';
import { PanelFrame } from '../panel/PanelFrame';
import { SectionTabs } from '../ui/SectionTabs';
import { api, useRead } from '../providers/api';

const PARTS = [
  { to: '/privacy/requests', label: 'Solicitudes' },
  { to: '/privacy/retention/quarantine', label: 'Conservación' },
  { to: '/privacy/retention/plan', label: 'Simular' },
  { to: '/privacy/holds', label: 'Retenciones' },
  { to: '/privacy/notices', label: 'Avisos' },
] as const;

/** How many requests wait for an answer, and how many are overdue. */
export function useRequestsSummary() {
  return useRead(['privacy/requests', 'summary'], () => api.get('/api/privacy/requests/summary'));
}

interface Props {
  current: (typeof PARTS)[number]['to'];
  children: ReactNode;
}

/** The panel's section "Protección de datos": requests, how long data are kept, the dry run, holds and notices. */
export function PrivacyFrame({ current, children }: Props) {
  const { data: summary } = useRequestsSummary();
  const waiting = summary ? (summary.abiertas ?? 'más de 1.000') : 0;
  return (
    <PanelFrame current="/privacy/requests">
      <SectionTabs
        name="Partes de protección de datos"
        label="Protección de datos"
        addresses={PARTS.map(({ to, label }) => ({
          to,
          label: to === '/privacy/requests' && waiting ? `${label} (${waiting})` : label,
        }))}
        current={current}
      />
      {children}
    </PanelFrame>
  );
}
