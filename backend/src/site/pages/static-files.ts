import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** Folder of files with a content hash in their name. */
const HASHED = /[\\/]assets[\\/][^\\/]+$/;

/** Images that other sites embed as link previews. */
const SHARED = /\.png$/;

/** Serves a build's files, precompressed with Brotli or gzip. */
export function staticFiles(folder: string): RequestHandler {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      redirect: false,
      setHeaders(response, path) {
        response.setHeader(
          'Cache-Control',
          HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
        if (SHARED.test(path)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      },
    },
  });
}
