import type { Response } from 'express';

/**
 * Express gives every answer a weak ETag of its bytes. Of a write that is not the tag of a record, and `If-Match` with it
 * would always fail: only the strong one that a handler sets is sent.
 */
export function withoutGuessedTag(response: Response): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => Response;
  response.writeHead = ((...given: unknown[]) => {
    if (String(response.getHeader('ETag')).startsWith('W/')) response.removeHeader('ETag');
    return writeHead(...given);
  }) as Response['writeHead'];
}
