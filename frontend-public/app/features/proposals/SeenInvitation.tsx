import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api';
import { useViewer } from '../../lib/viewer';

/**
 * Somebody who is signed in opens an opening from an invitation: HR learns that it was seen. Told by the browser, since
 * mail scanners open links; should it fail, nothing is lost but that.
 */
export function SeenInvitation({ vacancyId }: { vacancyId: string }) {
  const [params] = useSearchParams();
  const invited = params.has('invitacion');
  const signedIn = useViewer() !== null;
  useEffect(() => {
    if (!invited || !signedIn) return;
    void api.post('/api/invitations/seen', { body: { vacante_id: vacancyId } }).catch(() => null);
  }, [invited, signedIn, vacancyId]);
  return null;
}
