import { t } from '@lingui/core/macro';
import type { Schemas } from '@hiring/contract/api';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Spinner } from '../../ui/Spinner';
import { Tabs } from '../../ui/Tabs';
import { MyData } from '../my-data/MyData';
import { DocumentsTab } from './DocumentsTab';
import type { Standing } from './next-action';
import { Overview } from './Overview';
import { portalTabs, type PortalTab } from './portal-tabs';
import { ProgressTab } from './ProgressTab';
import type { SimilarOpening } from './SimilarOpenings';
import { LazyThreadTab } from './thread/LazyThreadTab';

/** Most visits read the first tab alone. The others have controls, which must work as soon as they are seen. */
const ProfileTab = lazy(async () => ({ default: (await import('./ProfileTab')).ProfileTab }));

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
  const { candidate, current, documents, interviews, unread } = standing;
  const own = viewer.role === 'admin';
  const tabs = portalTabs(own, unread);
  return (
    <>
      <h1 className="min-[24rem]:text-lg sm:text-2xl">
        <Trans>¡Bienvenido a tu Portal de Candidato!</Trans>
      </h1>
      <div className="mt-2 sm:mt-6">
        <Tabs<PortalTab> label={t`Tu candidatura`} current={tab} tabs={tabs}>
          <h2 className="sr-only">{tabs.find(({ id }) => id === tab)?.label}</h2>
          {tab === 'resumen' && (
            <Overview
              standing={standing}
              applications={applications}
              viewer={viewer}
              openings={openings}
              own={own}
            />
          )}
          {tab === 'perfil' && (
            <Suspense fallback={<Spinner />}>
              <ProfileTab candidate={candidate} />
            </Suspense>
          )}
          {tab === 'documentos' && (
            <DocumentsTab candidate={candidate} current={current} documents={documents} />
          )}
          {tab === 'progreso' && <ProgressTab applications={applications} interviews={interviews} />}
          {tab === 'mensajes' && <LazyThreadTab candidateId={candidate.id} />}
          {tab === 'datos' && <MyData erasure={erasure} consents={candidate.consentimientos} />}
        </Tabs>
      </div>
    </>
  );
}
