import { lazy } from 'react';
import { DetailDrawer } from '../../ui/DetailDrawer';
import { useDetailAddress } from '../../ui/useDetailAddress';

const CandidateShow = lazy(async () => ({ default: (await import('./CandidateShow')).CandidateShow }));

/** The candidate of /candidates/:id/show over the list. */
export function CandidateDrawer() {
  const { id, shownId, close } = useDetailAddress('candidates', '/admin');
  return (
    <DetailDrawer open={Boolean(id)} onClose={close} label="Candidato" width={1320}>
      {shownId && <CandidateShow key={shownId} id={shownId} />}
    </DetailDrawer>
  );
}
