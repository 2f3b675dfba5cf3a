import { CANAL_CODE, CANAL_PARAM } from '@hiring/contract/page';

/**
 * The code of a tracking link in a URL; null when there is none. Only URLs carry it, from the first page to the form:
 * nothing is stored on the device, so no consent is needed.
 */
export function channelIn(search: string): string | null {
  const code = new URLSearchParams(search).get(CANAL_PARAM);
  return code && CANAL_CODE.test(code) ? code : null;
}

/** Pages between a link and the form. */
const ON_THE_WAY = /^\/(carreras|completar-candidatura)\b/;

function withParam(path: string, name: string, value: string): string {
  // The origin does not matter: input and output are paths.
  const url = new URL(path, 'http://a');
  url.searchParams.set(name, value);
  return url.href.slice(8);
}

/** A path of the site with the code added; other pages, and paths with their own code, are unchanged. */
export function withChannel(path: string, code: string | null): string {
  if (!code || path.includes(`${CANAL_PARAM}=`)) return path;
  if (ON_THE_WAY.test(path)) return withParam(path, CANAL_PARAM, code);
  // The form after sign-in.
  const next = path.startsWith('/login?') && new URLSearchParams(path.slice(6)).get('next');
  return next ? withParam(path, 'next', withChannel(next, code)) : path;
}
