const HERE = 'http://here.invalid';

/**
 * The address to go to after signing in, if it is a path of this site; null for anything else, so
 * that a link to the sign-in page can never send people to another site.
 */
export function safeNext(value: string | null): string | null {
  if (!value?.startsWith('/') || value.length > 2000) return null;
  if (!URL.canParse(value, HERE)) return null;
  const url = new URL(value, HERE);
  if (url.origin !== HERE || url.pathname === '/login') return null;
  // Resolving dots may leave two slashes at the front, which browsers read as another site.
  if (url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page that comes back to `next`; for applicants without an account, its second tab. */
export function loginPath(next: string, tab?: 'registro'): string {
  const query = new URLSearchParams(tab ? { tab, next } : { next });
  return `/login?${query.toString()}`;
}
