import { pathOf } from '../../lib/next-path';
import type { AlertAction } from '@hiring/contract/web';
import { data, redirect, type AppLoadContext } from 'react-router';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Loads the alert of the link; null and 410 when it no longer exists. */
export async function loadAlert({ alerts }: AppLoadContext, request: Request, purpose: 'confirmar' | 'baja') {
  const token = tokenOf(request);
  const alert = await alerts.find(purpose, token);
  return data({ token, alert }, { status: alert ? 200 : 410 });
}

/** Runs the action and reloads the page, which then shows the new state. */
export async function actOnAlert({ alerts }: AppLoadContext, request: Request, action: AlertAction) {
  const answer = await alerts.act(action, tokenOf(request));
  if (answer.done) return redirect(pathOf(request), 303);
  const { status, detail } = answer;
  return data({ detail }, { status });
}
