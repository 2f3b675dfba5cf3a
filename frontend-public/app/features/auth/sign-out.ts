import { localPath } from '../../lib/language/language';
import { api } from '../../lib/api';
import { forgetAll } from '../../lib/session-store';

/** Ends the session and opens the home page, even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  forgetAll();
  await api.post('/api/auth/logout').catch(() => null);
  window.location.assign(localPath('/'));
}
