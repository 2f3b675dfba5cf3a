import { SENT_AWAY_KEY, setFormats } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { api } from './client';
import { isUnauthenticated, problemOf } from './problem';

export type SessionUser = Schemas['SessionUser'];

/** How long one answer of the server serves the many questions react-admin asks about the session. */
const FRESH_MS = 30_000;

let leaving = false;
let known: { user: Promise<SessionUser>; since: number } | undefined;

/** Full navigation out of the back office. Never settles, so that nothing flashes in between. */
export function leaveTo(address: string): Promise<never> {
  if (!leaving) {
    leaving = true;
    window.location.assign(address);
  }
  return new Promise<never>(() => undefined);
}

/** To the public sign-in, which leads back to this very screen. */
export function leaveToLogin(): Promise<never> {
  const here = `${window.location.pathname}${window.location.search}`;
  return leaveTo(`/login?next=${encodeURIComponent(here)}`);
}

/** Nobody is signed in, and the page says so itself instead of leading to the sign-in. */
export class RestrictedPage extends Error {}

/** Pages that say so. */
const RESTRICTED = new Set(['/sistema-aplicacion/gestion-vacantes']);

/** The server says that the second factor comes first, which the settings may have begun to demand meanwhile. */
export function isEnrolmentDue(error: unknown): boolean {
  return problemOf(error)?.code === 'second_factor_setup_required';
}

/** To the page where it is set up. */
export const leaveToEnrolment = (): Promise<never> => leaveTo('/mi-cuenta');

async function askServer(): Promise<SessionUser> {
  const { user } = await api.get('/api/auth/me');
  setFormats(user);
  return user;
}

/** Who is signed in, from the server. Throws what the server answers; 401 without a session. */
export function currentUser(): Promise<SessionUser> {
  if (leaving) return new Promise<never>(() => undefined);
  if (!known || Date.now() - known.since > FRESH_MS) {
    const user = askServer();
    known = { user, since: Date.now() };
    user.catch(() => {
      known = undefined;
    });
  }
  return known.user;
}

/** The signed-in member of staff; anyone else is led to where they belong. */
export async function requireStaff(): Promise<SessionUser> {
  try {
    const user = await currentUser();
    if (user.role === 'candidate') {
      sessionStorage.setItem(SENT_AWAY_KEY, '1');
      return await leaveTo('/');
    }
    // The settings demand a second factor that this person has yet to set up.
    return user.second_factor_setup ? await leaveTo(user.home) : user;
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    if (RESTRICTED.has(window.location.pathname.replace(/\/$/, ''))) throw new RestrictedPage();
    return leaveToLogin();
  }
}

/** What the next person at this computer must not find: searches of the lists and unsent messages. */
function forgetPeople(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('RaStore.') && key !== 'RaStore.theme') localStorage.removeItem(key);
  }
}

/** Ends the session and leaves for the public site, also when the server could not be told. */
export async function signOut(): Promise<never> {
  await api.post('/api/auth/logout').catch(() => undefined);
  forgetPeople();
  return leaveTo('/');
}
