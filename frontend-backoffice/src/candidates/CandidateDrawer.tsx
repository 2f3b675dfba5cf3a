import { lazy, Suspense } from 'react';
import { DetailDrawer } from '../ui/DetailDrawer';
import { ListSkeleton } from '../ui/ListSkeleton';
import { useDetailAddress } from '../ui/useDetailAddress';

const CandidateShow = lazy(async () => ({ default: (await import('./CandidateShow')).CandidateShow }));

/** The candidate of /candidates/:id/show over the list. */
export function CandidateDrawer() {
  const { id, shownId, close } = useDetailAddress('candidates', '/admin');
  return (
    <DetailDrawer open={Boolean(id)} onClose={close} label="Candidato" width={1320}>
      {shownId && (
        <Suspense fallback={<ListSkeleton />}>
          <CandidateShow key={shownId} id={shownId} />
        </Suspense>
      )}
    </DetailDrawer>
  );
}
