import { Logger } from '@nestjs/common';
import type { ErrorRequestHandler } from 'express';
import { DomainError } from '../../platform/errors/domain-error.js';

const logger = new Logger('web');

/** Fallback when the public app cannot be rendered. Needs no style, script or data. */
const PLAIN_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, nofollow">
    <title>404</title>
  </head>
  <body>
    <main>
      <h1>404</h1>
      <p>Oops! Page not found</p>
      <p><a href="/">Return to Home</a></p>
    </main>
  </body>
</html>
`;

/** Error handler for pages that cannot render even their error page. Errors of the API pass on. */
export function plainPage(isApi: (path: string) => boolean): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (isApi(request.path) || error instanceof DomainError || response.headersSent) return next(error);
    logger.error('page not rendered', error instanceof Error ? error.stack : String(error));
    response.status(500).set('Cache-Control', 'no-store').type('html').send(PLAIN_PAGE);
  };
}
