import type { Schemas } from '@hiring/contract/api';
import { redirect, type AppLoadContext } from 'react-router';
import { loginPath } from './next-path';

/**
 * Who is signed in; otherwise sends to the sign-in page, which comes back here. The candidate's own
 * pages are open to every role, so that no role is turned away in this app (domain.md 3).
 */
export function requireViewer(context: AppLoadContext, request: Request): Schemas['SessionUser'] {
  if (context.viewer) return context.viewer;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(pathname + search));
}

/** For pages with personal data: neither proxies nor the back button keep a copy. */
export const PRIVATE_HEADERS = { 'Cache-Control': 'private, no-store' };
