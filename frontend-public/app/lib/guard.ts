import type { Schemas } from '@hiring/contract/api';
import { redirect, type AppLoadContext } from 'react-router';
import { loginPath, pathOf } from './next-path';

/**
 * Returns the signed-in user; otherwise redirects to the sign-in page, which returns here. Every role may open the
 * candidate's pages.
 */
export function requireViewer(context: AppLoadContext, request: Request): Schemas['SessionUser'] {
  const path = pathOf(request);
  if (context.viewer) {
    // Staff who must set up a second factor do that first.
    if (context.viewer.second_factor_setup && path !== context.viewer.home) {
      throw redirect(context.viewer.home);
    }
    return context.viewer;
  }
  throw redirect(loginPath(path));
}

/** For pages with personal data: neither proxies nor the back button may cache them. */
export const PRIVATE_HEADERS = { 'Cache-Control': 'private, no-store' };

/** For pages whose URL contains a key: it must not be cached or sent as referrer. */
export const LINK_HEADERS = { ...PRIVATE_HEADERS, 'Referrer-Policy': 'strict-origin' };
