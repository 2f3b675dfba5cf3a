import etag from 'etag';
import { currentResponse } from '../request-scope.js';

/**
 * The weak ETag of a response's bytes, for Express's setting `etag`; undefined for a write, because it is not the
 * record's tag and `If-Match` with it would always fail.
 */
export function tagOfRead(body: string | Buffer): string | undefined {
  const method = currentResponse()?.req.method;
  return method === 'GET' || method === 'HEAD' ? etag(body, { weak: true }) : undefined;
}
