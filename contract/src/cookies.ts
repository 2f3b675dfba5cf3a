/** The cookies that the server sets, which the cookie policy lists. */
export const ACCESS_COOKIE = 'access_token';
export const REFRESH_COOKIE = 'refresh_token';
/**
 * Tells the page's script that there is a session to ask about, so that visitors without one send no request. Holds
 * nothing else, and is nothing to the server.
 */
export const HINT_COOKIE = 'con_sesion';
/** Tells a browser in which somebody has signed in before from a stranger's. */
export const KNOWN_COOKIE = 'known_browser';

export type OwnCookie =
  | typeof ACCESS_COOKIE
  | typeof REFRESH_COOKIE
  | typeof HINT_COOKIE
  | typeof KNOWN_COOKIE;

/** Browsers take a cookie of this name from this very host alone, over https: no sibling domain can put one there. */
export const HOST_PREFIX = '__Host-';

/** A cookie's name as it is set. `secure`: browsers come over https; not so on a loopback address. */
export const cookieNameOf = (name: string, secure: boolean): string => (secure ? HOST_PREFIX + name : name);
