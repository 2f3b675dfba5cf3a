import type { Request, Response } from 'express';
import type { DomainError } from '../../errors/domain-error.js';

/** Beyond what a form may bring. Up to here it is read to its end: browsers hear an answer only after that. */
const MARGIN = 20 * 1024 * 1024;

/**
 * Refuses, unread, a body that says it is far longer than it may be: the readers of forms tell what is wrong only when
 * the whole of it has come. One that does not say how long it is ends with the server's limit of time.
 * @param most bytes of the files that the form may bring.
 */
export function assertDeclaredLength(
  request: Request,
  response: Response,
  most: number,
  fault: () => DomainError,
): void {
  if (!(Number(request.headers['content-length'] ?? 0) > most + MARGIN)) return;
  // What is still to come is nobody's: the connection cannot be used again.
  response.setHeader('Connection', 'close');
  throw fault();
}
