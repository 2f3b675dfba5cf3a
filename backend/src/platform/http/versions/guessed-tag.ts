import etag from 'etag';
import { currentResponse } from '../request-scope.js';

/**
 * The weak ETag of an answer's bytes, for Express's setting `etag`; undefined for the answer of a write: it is not the
 * tag of a record, and `If-Match` with it would always fail.
 */
export function tagOfRead(body: string | Buffer): string | undefined {
  const method = currentResponse()?.req.method;
  return method === 'GET' || method === 'HEAD' ? etag(body, { weak: true }) : undefined;
}
