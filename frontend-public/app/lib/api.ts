import { t } from '@lingui/core/macro';
import { ApiProblem } from '@hiring/contract/api-problem';
import type { BrowserClient } from '@hiring/contract/browser-client';
import { OFFLINE } from './offline';

export const UNKNOWN_ERROR = () => t`Error desconocido`;

type Method = (...call: unknown[]) => Promise<unknown>;

let arrived: BrowserClient | undefined;

const arrive = (): Promise<BrowserClient> =>
  import('./client').then(
    (module) => {
      arrived = module.client;
      return arrived;
    },
    () => {
      throw new ApiProblem(OFFLINE(), 0);
    },
  );

// The first focus loads the client, before a new release replaces the file; the request itself reports a failure.
if (!import.meta.env.SSR) {
  window.addEventListener('focusin', () => void arrive().catch(() => null), { once: true });
}

/** Calls the client once it is loaded; no page needs it to be rendered. */
export const api = new Proxy({} as BrowserClient, {
  get:
    (_, name: keyof BrowserClient): Method =>
    (...call) =>
      // A loaded client is called in the same tick, because the page may be closing.
      arrived
        ? (arrived[name] as Method)(...call)
        : arrive().then((client) => (client[name] as Method)(...call)),
});

/** The message for anything that a request may throw. */
export const problemText = (error: unknown): string =>
  error instanceof ApiProblem ? error.message : UNKNOWN_ERROR();
