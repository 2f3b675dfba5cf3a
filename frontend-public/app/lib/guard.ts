import type { Schemas } from '@hiring/contract/api';
import { redirect, type AppLoadContext } from 'react-router';
import { loginPath } from './next-path';

/**
 * Who is signed in; otherwise sends to the sign-in page, which comes back here. The candidate's own
 * pages are open to every role, so that no role is turned away in this app.
 */
export function requireViewer(context: AppLoadContext, request: Request): Schemas['SessionUser'] {
  const { pathname, search } = new URL(request.url);
  if (context.viewer) {
    // Staff who have yet to set up the second factor that the settings demand: that comes first.
    if (context.viewer.second_factor_setup && pathname !== context.viewer.home)
      throw redirect(context.viewer.home);
    return context.viewer;
  }
  throw redirect(loginPath(pathname + search));
}

/** For pages with personal data: neither proxies nor the back button keep a copy. */
export const PRIVATE_HEADERS = { 'Cache-Control': 'private, no-store' };
