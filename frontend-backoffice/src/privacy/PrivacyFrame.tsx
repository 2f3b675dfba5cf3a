import '../i18n/privacy';
import type { ReactNode } from 'react';
import { countOrMore } from '../ui/format/counts';
import { PanelFrame } from '../panel/PanelFrame';
import { SectionTabs } from '../ui/SectionTabs';
import { api, useRead } from '../providers/api';
import { translate } from '../i18n/texts';

const PARTS = [
  { to: '/privacy/requests', label: 'privacy.parts.requests' },
  { to: '/privacy/retention/quarantine', label: 'privacy.parts.retention' },
  { to: '/privacy/retention/plan', label: 'privacy.plan.title' },
  { to: '/privacy/holds', label: 'privacy.holds.title' },
  { to: '/privacy/notices', label: 'privacy.parts.notices' },
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
  const [requests, ...others] = PARTS;
  const waiting = summary &&
    summary.abiertas !== 0 && {
      label: translate('privacy.parts.requestsWaiting', { count: countOrMore(summary.abiertas) }),
    };
  return (
    <PanelFrame current="/privacy/requests">
      <SectionTabs
        name="privacy.parts.name"
        label="panel.tabs.privacy"
        addresses={[{ ...requests, ...waiting }, ...others]}
        current={current}
      />
      {children}
    </PanelFrame>
  );
}
