import type { Schemas } from '@hiring/contract/api';
import { Badge } from '../../ui/Badge';
import { Tabs } from '../../ui/Tabs';
import { MyData } from '../my-data/MyData';
import { DocumentsTab } from './DocumentsTab';
import { Overview } from './Overview';
import { portalTabs, type PortalTab } from './portal-tabs';
import { ProfileCard } from './ProfileCard';
import { ProfileTab } from './ProfileTab';
import { ProgressTab } from './ProgressTab';
import { LazyThreadTab } from './thread/LazyThreadTab';

interface CandidatePortalProps {
  candidate: Schemas['PortalProfile'];
  current: Schemas['PortalApplication'];
  applications: Schemas['PortalApplication'][];
  interviews: Schemas['MyInterview'][];
  documents: Schemas['DocumentResponse'][];
  erasure: Schemas['ErasureState'];
  /** Number of unread messages from HR. */
  unread: number;
  tab: PortalTab;
  /** An admin who views an application of their own. */
  own: boolean;
}

export function CandidatePortal({
  candidate,
  current,
  applications,
  interviews,
  documents,
  erasure,
  unread,
  tab,
  own,
}: CandidatePortalProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">¡Bienvenido a tu Portal de Candidato!</h1>
        <Badge tone={current.tone}>{current.estado_texto}</Badge>
      </div>
      <div className="mt-6">
        <ProfileCard candidate={candidate} current={current} />
      </div>
      <div className="mt-6">
        <Tabs<PortalTab> label="Tu candidatura" current={tab} tabs={portalTabs(own, unread)}>
          {tab === 'resumen' && (
            <Overview current={current} applications={applications} interviews={interviews} />
          )}
          {tab === 'perfil' && <ProfileTab candidate={candidate} />}
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
