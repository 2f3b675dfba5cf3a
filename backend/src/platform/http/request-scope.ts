import type { Response } from 'express';
import { Ambient } from '../lifecycle/ambient.js';

/** The data of the current request, available in all its asynchronous work. */
interface RequestScope {
  /** The value of X-Request-Id. */
  id: string;
  response: Response;
}

const scopes = new Ambient<RequestScope>();

/** Runs `work`, and everything that it starts, as part of this request. */
export const inRequest = (scope: RequestScope, work: () => void): void => scopes.run(scope, work);

/** The id of the current request; undefined in jobs and at boot. */
export const requestId = (): string | undefined => scopes.get()?.id;

/** The current response; null outside requests, and after its headers were sent. */
export function currentResponse(): Response | null {
  const response = scopes.get()?.response;
  return response && !response.headersSent ? response : null;
}

/** Valid ids from a proxy: they are copied to headers and logs. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/** The id set by a proxy, when the installation trusts proxies. */
export function givenRequestId(header: string | string[] | undefined, trustProxy: number): string | null {
  return trustProxy > 0 && typeof header === 'string' && GIVEN_ID.test(header) ? header : null;
}
