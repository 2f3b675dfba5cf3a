import { Logger } from '@nestjs/common';
import type { ErrorRequestHandler } from 'express';
import { DomainError } from '../../platform/errors/domain-error.js';

const logger = new Logger('web');

/** What a visitor gets when the public app itself cannot be rendered. Needs no style, script or data. */
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

/** Answers when a page cannot even be rendered as an error page. What the API refuses stays the API's to tell. */
export function plainPage(isApi: (path: string) => boolean): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (isApi(request.path) || error instanceof DomainError || response.headersSent) return next(error);
    logger.error('page not rendered', error instanceof Error ? error.stack : String(error));
    response.status(500).set('Cache-Control', 'no-store').type('html').send(PLAIN_PAGE);
  };
}
