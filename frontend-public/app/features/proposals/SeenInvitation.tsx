import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api';
import { useViewer } from '../../lib/viewer';

/**
 * Tells HR that a signed-in person has opened a vacancy from an invitation. The browser reports it, because mail
 * scanners open links; a failure has no other effect.
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
