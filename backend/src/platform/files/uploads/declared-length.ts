import type { Request, Response } from 'express';
import type { DomainError } from '../../errors/domain-error.js';

/** Bytes above the form's limit that are still read to the end: browsers show a response only after that. */
const MARGIN = 20 * 1024 * 1024;

/**
 * Refuses a body without reading it when its Content-Length is far above the limit: form parsers report an error only
 * after the whole body. A body without Content-Length is limited by the server's timeout.
 * @param most bytes of the files that the form may contain.
 */
export function assertDeclaredLength(
  request: Request,
  response: Response,
  most: number,
  fault: () => DomainError,
): void {
  if (!(Number(request.headers['content-length'] ?? 0) > most + MARGIN)) return;
  // The rest of the body is not read: the connection cannot be reused.
  response.setHeader('Connection', 'close');
  throw fault();
}
