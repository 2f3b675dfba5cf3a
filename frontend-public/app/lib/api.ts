import { ApiProblem } from '@hiring/contract/api-problem';
import type { BrowserClient } from '@hiring/contract/browser-client';
import { OFFLINE } from './offline';

export const UNKNOWN_ERROR = 'Error desconocido';

type Method = (...call: unknown[]) => Promise<unknown>;

let arrived: BrowserClient | undefined;

async function arrive(): Promise<BrowserClient> {
  const { client } = await import('./client').catch(() => {
    throw new ApiProblem(OFFLINE, 0);
  });
  arrived = client;
  return client;
}

/** The first key or touch loads the client, before a new release replaces the file or the connection is lost. */
if (typeof document !== 'undefined') {
  // The request that needs the client reports the failure.
  const begin = () => void arrive().catch(() => undefined);
  for (const touch of ['keydown', 'pointerdown'])
    window.addEventListener(touch, begin, { once: true, capture: true, passive: true });
}

/** Calls the client once it is loaded; no page needs it to be rendered. */
const late =
  (name: keyof BrowserClient): Method =>
  (...call) => {
    // A loaded client is called in the same tick, because the page may be closing.
    if (arrived) return (arrived[name] as Method)(...call);
    return arrive().then((client) => (client[name] as Method)(...call));
  };

export const api = new Proxy({} as BrowserClient, { get: (_, name: keyof BrowserClient) => late(name) });

/** The message for anything that a request may throw. */
export const problemText = (error: unknown): string =>
  error instanceof ApiProblem ? error.message : UNKNOWN_ERROR;
