/** The server's cookies, which the cookie policy lists. */
export const ACCESS_COOKIE = 'access_token';
export const REFRESH_COOKIE = 'refresh_token';
/**
 * Tells page scripts that a session may exist, so that visitors without one send no request. Has no other content;
 * the server ignores it.
 */
export const HINT_COOKIE = 'con_sesion';
/** Marks a browser that has signed in before. */
export const KNOWN_COOKIE = 'known_browser';
/** Binds the way to an identity provider and back to the browser; for ten minutes. */
export const ENTRY_COOKIE = 'entrada_empresa';

export type OwnCookie =
  | typeof ACCESS_COOKIE
  | typeof REFRESH_COOKIE
  | typeof HINT_COOKIE
  | typeof KNOWN_COOKIE
  | typeof ENTRY_COOKIE;

/** Browsers accept this prefix only from this host over https: no sibling domain can set such a cookie. */
export const HOST_PREFIX = '__Host-';

/** The cookie's full name. `secure`: the site uses https; false on a loopback address. */
export const cookieNameOf = (name: string, secure: boolean): string => (secure ? HOST_PREFIX + name : name);
