import { localPath } from '../../lib/language/language';

/** Loaded lazily, because few visitors sign out. Offline the import fails and the page says so. */
export async function signOut(): Promise<void> {
  const leave = await import('../auth/sign-out').catch(() => null);
  if (leave) await leave.signOut();
  else window.location.assign(localPath('/'));
}
