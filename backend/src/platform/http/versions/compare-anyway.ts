import type { NextFunction, Request, Response } from 'express';

/**
 * `fetch` adds `Cache-Control: no-cache` to a request whose caller names a tag, so that no cache answers in between; the
 * server is to compare the tag all the same (RFC 9111, 5.2.1.4), which Express then does not.
 */
export function compareAnyway(request: Request, _response: Response, next: NextFunction): void {
  if (request.headers['if-none-match'] !== undefined) delete request.headers['cache-control'];
  next();
}
