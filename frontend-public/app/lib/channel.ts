import { CANAL_CODE, CANAL_PARAM } from '@hiring/contract/page';

/**
 * The code of a tracking link in an address; null when there is none. It travels in addresses alone, from the page that
 * was opened to the form: nothing is stored on the device, so that nothing has to be agreed to.
 */
export function channelIn(search: string): string | null {
  const code = new URLSearchParams(search).get(CANAL_PARAM);
  return code && CANAL_CODE.test(code) ? code : null;
}

/** Pages on the way from a link to the form. */
const ON_THE_WAY = /^\/(carreras|completar-candidatura)\b/;

function withParam(path: string, name: string, value: string): string {
  // The site's own name is of no matter: paths go in and come out.
  const url = new URL(path, 'http://a');
  url.searchParams.set(name, value);
  return url.href.slice(8);
}

/** A path of the site that keeps the code; other pages, and what has one of its own, as they are. */
export function withChannel(path: string, code: string | null): string {
  if (!code || path.includes(`${CANAL_PARAM}=`)) return path;
  if (ON_THE_WAY.test(path)) return withParam(path, CANAL_PARAM, code);
  // To the form, once somebody is signed in.
  const next = path.startsWith('/login?') && new URLSearchParams(path.slice(6)).get('next');
  return next ? withParam(path, 'next', withChannel(next, code)) : path;
}
