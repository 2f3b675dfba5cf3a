import type { NextFunction, Request, Response } from 'express';

/**
 * Removes `Cache-Control: no-cache`, which `fetch` adds to a request with an entity tag so that no cache answers. With
 * it Express skips the comparison of the tag, which RFC 9111 (5.2.1.4) still expects.
 */
export function compareAnyway(request: Request, _response: Response, next: NextFunction): void {
  if (request.headers['if-none-match'] !== undefined) delete request.headers['cache-control'];
  next();
}
