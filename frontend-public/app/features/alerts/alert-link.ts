import type { AlertAction } from '@hiring/contract/web';
import { data, redirect, type AppLoadContext } from 'react-router';

/** The address carries a key to the alert: kept by nobody, and no page or site learns it as referrer. */
export const LINK_HEADERS = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'strict-origin' };

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** What the link is about; null and 410 when it is about nothing any more. */
export async function loadAlert({ alerts }: AppLoadContext, request: Request, purpose: 'confirmar' | 'baja') {
  const token = tokenOf(request);
  const alert = await alerts.find(purpose, token);
  return data({ token, alert }, { status: alert ? 200 : 410 });
}

/** Does it and shows the page anew, which then says how things stand. */
export async function actOnAlert({ alerts }: AppLoadContext, request: Request, action: AlertAction) {
  const answer = await alerts.act(action, tokenOf(request));
  if (answer.done) {
    const { pathname, search } = new URL(request.url);
    return redirect(pathname + search, 303);
  }
  const { status, detail } = answer;
  return data({ detail }, { status });
}
