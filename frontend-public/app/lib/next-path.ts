import { splitLanguage } from '@hiring/contract/page';

const HERE = 'http://here.invalid';

/**
 * The page after sign-in, if it is a path of this site; null for anything else, so that a sign-in link can never
 * redirect to another site.
 */
export function safeNext(value: string | null): string | null {
  if (!value?.startsWith('/') || value.length > 2000) return null;
  if (!URL.canParse(value, HERE)) return null;
  const url = new URL(value, HERE);
  const { path } = splitLanguage(url.pathname + url.search + url.hash);
  return url.origin !== HERE || /^\/login([?#]|$)/.test(path) ? null : path;
}

/** The page of a request, without the prefix of its language: redirects of the router add it. */
export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return splitLanguage(pathname + search).path;
}

/** The sign-in page that returns to `next`; for new applicants, its registration tab. */
export function loginPath(next: string, tab?: 'registro'): string {
  const query = new URLSearchParams(tab ? { tab, next } : { next });
  return `/login?${query.toString()}`;
}
