import type { Response } from 'express';
import { Ambient } from '../lifecycle/ambient.js';

/** What belongs to the request that is being answered, wherever its work goes on. */
interface RequestScope {
  /** The value of X-Request-Id. */
  id: string;
  response: Response;
}

const scopes = new Ambient<RequestScope>();

/** Runs `work`, and all that it starts, as part of this request. */
export const inRequest = (scope: RequestScope, work: () => void): void => scopes.run(scope, work);

/** The id of the request that is being answered; undefined in jobs and at boot. */
export const requestId = (): string | undefined => scopes.get()?.id;

/** The answer that is being made; null outside of requests, and once its headers have left. */
export function currentResponse(): Response | null {
  const response = scopes.get()?.response;
  return response && !response.headersSent ? response : null;
}

/** Ids that a proxy may give: they reach headers and logs as they are. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/** The id that a proxy has already given, when the installation has proxies to believe. */
export function givenRequestId(header: string | string[] | undefined, trustProxy: number): string | null {
  return trustProxy > 0 && typeof header === 'string' && GIVEN_ID.test(header) ? header : null;
}
