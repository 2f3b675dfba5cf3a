import type { NextFunction, Request, Response } from 'express';
import { randomUUID } from 'node:crypto';
import { DomainError } from '../errors/domain-error.js';
import { within } from '../scope.js';

/** Valid ids from a proxy: they are copied to headers and logs. */
const GIVEN_ID = /^[\w-]{8,64}$/;

/** Begins the scope of a request. A proxy may name it, when the installation trusts proxies. */
export function beginRequest(trustProxy: number) {
  return (request: Request & { id?: string }, response: Response, next: NextFunction): void => {
    const given = request.headers['x-request-id'];
    const id = trustProxy > 0 && typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
    request.id = id;
    response.setHeader('X-Request-Id', id);
    const isAddress = URL.canParse(`http://${request.headers.host}`);
    within({ request: { id, response, actor: null } }, () =>
      next(isAddress ? undefined : new DomainError('bad_request')),
    );
  };
}
