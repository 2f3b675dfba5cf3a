import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';

/** What code far from the controller may say about the answer that is being made. */
interface RequestScope {
  response: Response;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Middleware: from here on the request's work knows its answer. */
export function requestScope(_request: Request, response: Response, next: NextFunction): void {
  scope.run({ response }, next);
}

/** The answer that is being made; null outside of requests, and once its headers have left. */
export function currentResponse(): Response | null {
  const response = scope.getStore()?.response;
  return response && !response.headersSent ? response : null;
}
