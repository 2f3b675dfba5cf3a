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
const ON_THE_WAY = /^\/(carreras|completar-candidatura)(?=[/?#]|$)/;

function withParam(path: string, name: string, value: string): string {
  const [before = '', hash] = path.split('#');
  const [pathname = '', query] = before.split('?');
  const params = new URLSearchParams(query);
  params.set(name, value);
  return `${pathname}?${params.toString()}${hash === undefined ? '' : `#${hash}`}`;
}

/** A path of the site that keeps the code; other pages, and what has one of its own, as they are. */
export function withChannel(path: string, code: string | null): string {
  if (code === null || channelIn(path.split('?')[1] ?? '') !== null) return path;
  if (ON_THE_WAY.test(path)) return withParam(path, CANAL_PARAM, code);
  if (!path.startsWith('/login?')) return path;
  // To the form, once somebody is signed in.
  const next = new URLSearchParams(path.slice(path.indexOf('?'))).get('next');
  return next ? withParam(path, 'next', withChannel(next, code)) : path;
}
