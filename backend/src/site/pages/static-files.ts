import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** Where the builds put files whose name holds a hash of their content. */
const HASHED = /[\\/]assets[\\/][^\\/]+$/;

/** Pictures that other sites show with a link to this one. */
const SHARED = /\.png$/;

/** Sends the files of a build, in the Brotli or gzip form that the build made of them. */
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
