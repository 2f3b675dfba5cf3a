import { t } from '@lingui/core/macro';
import type { Schemas } from '@hiring/contract/api';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { partOf, useFetchAhead } from '../../lib/part';
import { Spinner } from '../../ui/Spinner';
import { Tabs } from '../../ui/Tabs';
import type { Standing } from './next-action';
import { portalTabs, type PortalTab } from './portal-tabs';
import type { SimilarOpening } from './SimilarOpenings';
import { LazyThreadTab, ThreadTab } from './thread/LazyThreadTab';

const Overview = partOf(async () => (await import('./Overview')).Overview);
const ProfileTab = partOf(async () => (await import('./ProfileTab')).ProfileTab);
const DocumentsTab = partOf(async () => (await import('./DocumentsTab')).DocumentsTab);
const ProgressTab = partOf(async () => (await import('./ProgressTab')).ProgressTab);
const MyData = partOf(async () => (await import('../my-data/MyData')).MyData);
const PARTS = {
  resumen: Overview,
  perfil: ProfileTab,
  documentos: DocumentsTab,
  progreso: ProgressTab,
  mensajes: ThreadTab,
  datos: MyData,
} satisfies Record<PortalTab, { fetchAhead: () => void }>;
const TABS = Object.values(PARTS);

interface CandidatePortalProps {
  standing: Standing;
  applications: Schemas['PortalApplication'][];
  erasure: Schemas['ErasureState'];
  openings: SimilarOpening[] | null;
  viewer: Schemas['SessionUser'];
  tab: PortalTab;
}

export function CandidatePortal({
  standing,
  applications,
  erasure,
  openings,
  viewer,
  tab,
}: CandidatePortalProps) {
  const { candidate, current, documents, unread } = standing;
  // Before the tab is hydrated: it must work as soon as it is seen.
  if (!import.meta.env.SSR) PARTS[tab].fetchAhead();
  useFetchAhead(TABS);
  const own = viewer.role === 'admin';
  const tabs = portalTabs(own, unread);
  return (
    <>
      <h1 className="min-[24rem]:text-lg sm:text-2xl">
        <Trans>Te damos la bienvenida a tu portal</Trans>
      </h1>
      <div className="mt-2 sm:mt-6">
        <Tabs<PortalTab> label={t`Tu candidatura`} current={tab} tabs={tabs}>
          <h2 className="sr-only">{tabs.find(({ id }) => id === tab)?.label}</h2>
          <Suspense fallback={<Spinner />}>
            {tab === 'resumen' && (
              <Overview
                standing={standing}
                applications={applications}
                viewer={viewer}
                openings={openings}
                own={own}
              />
            )}
            {tab === 'perfil' && <ProfileTab candidate={candidate} />}
            {tab === 'documentos' && (
              <DocumentsTab candidate={candidate} current={current} documents={documents} />
            )}
            {tab === 'progreso' && <ProgressTab applications={applications} standing={standing} />}
            {tab === 'datos' && <MyData erasure={erasure} consents={candidate.consentimientos} />}
          </Suspense>
          {tab === 'mensajes' && <LazyThreadTab candidateId={candidate.id} />}
        </Tabs>
      </div>
    </>
  );
}
