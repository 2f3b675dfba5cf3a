import { SENT_AWAY_KEY, setFormats } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { createClient } from './client';
import { isUnauthenticated, problemOf } from './problem';

/** For what is asked with or without a session: its refusals lead nowhere. */
export const sessionClient = createClient();

export type SessionUser = Schemas['SessionUser'];

/** How long one response answers react-admin's repeated session checks. */
const FRESH_MS = 30_000;

let leaving = false;
let known: { user: Promise<SessionUser>; since: number } | undefined;

/** Leaves the back office with a full page load. Never settles, so that nothing is rendered meanwhile. */
export function leaveTo(address: string): Promise<never> {
  if (!leaving) {
    leaving = true;
    window.location.assign(address);
  }
  return new Promise<never>(() => undefined);
}

/** Opens the public sign-in page, which returns to this screen. */
export function leaveToLogin(): Promise<never> {
  const here = `${window.location.pathname}${window.location.search}`;
  return leaveTo(`/login?next=${encodeURIComponent(here)}`);
}

/** There is no session, and the page says so instead of opening the sign-in page. */
export class RestrictedPage extends Error {}

/** Pages with that behaviour. */
const RESTRICTED = new Set(['/sistema-aplicacion/gestion-vacantes', '/sistema-aplicacion/vacancies']);

/** Leaves for the sign-in, or for the page where a second factor is set up: a setting that was turned on may require it. */
export async function leaveIfSignedOut(error: unknown): Promise<void> {
  if (isUnauthenticated(error)) await leaveToLogin();
  if (problemOf(error)?.code === 'second_factor_setup_required') await leaveTo('/mi-cuenta');
}

async function askServer(): Promise<SessionUser> {
  const { user } = await sessionClient.get('/api/auth/me');
  forgetOthers(user);
  setFormats(user);
  return user;
}

/** The signed-in user, from the server. Throws the server's error; 401 without a session. */
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

/** The signed-in member of staff; anyone else is redirected. */
export async function requireStaff(): Promise<SessionUser> {
  try {
    const user = await currentUser();
    if (user.role === 'candidate') {
      sessionStorage.setItem(SENT_AWAY_KEY, '1');
      return await leaveTo('/');
    }
    // The settings require a second factor that this user has not set up.
    return user.second_factor_setup ? await leaveTo(user.home) : user;
  } catch (error) {
    if (!isUnauthenticated(error)) throw error;
    if (RESTRICTED.has(window.location.pathname.replace(/\/$/, ''))) throw new RestrictedPage();
    return leaveToLogin();
  }
}

/** Removes data that the computer's next user must not see: list searches and unsent messages. */
function forgetPeople(): void {
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('RaStore.') && key !== 'RaStore.theme') localStorage.removeItem(key);
  }
}

/**
 * A session that ends by itself loses nothing typed, and somebody else may sign in after it: what is kept here is of whom
 * this names. Each tab has its own drafts, and all of them the same searches.
 */
const OWNER_KEY = 'RaStore.persona';

function forgetOthers({ id }: SessionUser): void {
  const stores = [sessionStorage, localStorage];
  const owners = stores.map((store) => store.getItem(OWNER_KEY));
  if (owners.some((owner) => owner !== null && owner !== id)) forgetPeople();
  for (const store of stores) store.setItem(OWNER_KEY, id);
}

/** Ends the session and opens the public site, even when the server cannot be reached. */
export async function signOut(): Promise<never> {
  await sessionClient.post('/api/auth/logout').catch(() => undefined);
  forgetPeople();
  return leaveTo('/');
}
