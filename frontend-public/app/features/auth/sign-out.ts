import { post } from '../../lib/api';
import { forgetAll } from '../../lib/session-store';

/** Ends the session and leaves for the home page, also when the server cannot be reached. */
export async function signOut(): Promise<void> {
  forgetAll();
  await post('/auth/logout', undefined).catch(() => null);
  window.location.assign('/');
}
