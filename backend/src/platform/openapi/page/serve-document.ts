import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ApiDocument } from '../document-shape.js';

interface Text {
  plain: Buffer;
  gzip: Buffer;
  etag: string;
}

/**
 * `/api/openapi.json`, generated at the first request and compressed once; a client with the current version gets 304.
 * JSON is also YAML, for clients that ask for YAML.
 */
export function serveDocument(app: NestExpressApplication, describe: () => ApiDocument): void {
  let text: Text | undefined;
  const send = (type: string) => (request: Request, response: Response) => {
    const { plain, gzip, etag } = (text ??= toText(describe()));
    response.set({ 'Cache-Control': 'no-cache', 'Content-Type': type, ETag: etag, Vary: 'Accept-Encoding' });
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const packed = request.acceptsEncodings('gzip') === 'gzip';
    if (packed) response.set('Content-Encoding', 'gzip');
    response.end(packed ? gzip : plain);
  };
  const express: Express = app.getHttpAdapter().getInstance();
  express.get('/api/openapi.json', send('application/json; charset=utf-8'));
  express.get('/api/openapi.yaml', send('application/yaml; charset=utf-8'));
}

function toText(document: ApiDocument): Text {
  const plain = Buffer.from(JSON.stringify(document));
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  return { plain, gzip: gzipSync(plain), etag: `W/"${digest}"` };
}
