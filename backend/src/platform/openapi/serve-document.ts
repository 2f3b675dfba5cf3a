import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ApiDocument } from './document-shape.js';

/** Styles of the document's page: space on narrow screens, and no links to other sites. */
export const PAGE_STYLE = `
  .swagger-ui .topbar, .swagger-ui .info__license { display: none }
  .swagger-ui .wrapper { padding-inline: 1rem }
  .swagger-ui .info { margin-block: 1.5rem }
  @media (max-width: 640px) {
    .swagger-ui .opblock .opblock-summary { flex-wrap: wrap }
    .swagger-ui .opblock .opblock-summary-path { max-width: 100%; overflow-wrap: anywhere }
    .swagger-ui table, .swagger-ui .responses-inner { display: block; overflow-x: auto }
    .swagger-ui .responses-table > * > tr, .swagger-ui .parameters > * > tr { display: block }
    .swagger-ui .responses-table > * > tr > td, .swagger-ui .parameters > * > tr > td { display: block; width: 100%; min-width: 0 }
    .swagger-ui .responses-table thead, .swagger-ui .parameters thead { display: none }
    .swagger-ui .highlight-code > .microlight, .swagger-ui .curl-command .curl { white-space: pre-wrap; overflow-wrap: anywhere; padding-bottom: 3.5rem }
    .swagger-ui .curl-command .curl code { white-space: pre-wrap !important; overflow-wrap: anywhere }
    .swagger-ui .opblock-body select, .swagger-ui .opblock-body input[type='text'] { max-width: 100%; min-width: 0 }
  }
`;

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
  app.use('/api/openapi.json', send('application/json; charset=utf-8'));
  app.use('/api/openapi.yaml', send('application/yaml; charset=utf-8'));
}

function toText(document: ApiDocument): Text {
  const plain = Buffer.from(JSON.stringify(document));
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  return { plain, gzip: gzipSync(plain), etag: `W/"${digest}"` };
}
