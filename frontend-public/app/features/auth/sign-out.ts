import { localPath } from '../../lib/language/language';
import { api } from '../../lib/api';
import { endPushHere } from '../device/push';
import { forgetAll } from '../../lib/session-store';

/** Ends the session and opens the home page, even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  forgetAll();
  // Whoever uses this browser next must not read the notices; a browser that fails here has no subscription.
  await endPushHere().catch(() => null);
  await api.post('/api/auth/logout').catch(() => null);
  window.location.assign(localPath('/'));
}
