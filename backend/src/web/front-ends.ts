import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express, { type NextFunction, type Request, type Response } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { SessionMiddleware } from '../auth/session.middleware.js';
import { WebContextFactory } from './web-context.js';

const ROOT = join(import.meta.dirname, '../../..');
const PUBLIC_BUILD = join(ROOT, 'frontend-public/build');
const BACK_OFFICE_BUILD = join(ROOT, 'frontend-backoffice/dist');
const BACK_OFFICE = '/sistema-aplicacion';
const logger = new Logger('web');

/** Files whose name holds a hash of their content never change. */
const HASHED = { immutable: true, maxAge: '1y', index: false, redirect: false, fallthrough: false } as const;
const OTHERS = { maxAge: '1h', index: false, redirect: false } as const;

/** Paths that belong to the API: Nest answers them. */
const isApi = (path: string): boolean => path === '/health' || path === '/api' || path.startsWith('/api/');

/**
 * Serves the back office's files and the server-rendered public app for every path that is not the API's. To be
 * called before the application listens, so that these come before Nest's router.
 */
export async function mountFrontEnds(app: NestExpressApplication): Promise<void> {
  if (!existsSync(PUBLIC_BUILD) || !existsSync(BACK_OFFICE_BUILD)) {
    throw new Error('The front ends are not built: npm run build');
  }
  app.use(pagesOnly(compression()));
  app.use(`${BACK_OFFICE}/assets`, express.static(join(BACK_OFFICE_BUILD, 'assets'), HASHED));
  app.use(BACK_OFFICE, express.static(BACK_OFFICE_BUILD, OTHERS));
  app.use(BACK_OFFICE, (_request: Request, response: Response) => {
    response.set('Cache-Control', 'no-cache').sendFile(join(BACK_OFFICE_BUILD, 'index.html'));
  });
  app.use('/assets', express.static(join(PUBLIC_BUILD, 'client/assets'), HASHED));
  app.use(express.static(join(PUBLIC_BUILD, 'client'), OTHERS));

  // React chooses its build by this variable when it is first imported, and both copies must choose alike.
  process.env.NODE_ENV = 'production';
  const { createRequestHandler } = await import('@react-router/express');
  const build = (await import(pathToFileURL(join(PUBLIC_BUILD, 'server/index.js')).href)) as ServerBuild;
  const contexts = app.get(WebContextFactory);
  const sessions = app.get(SessionMiddleware);
  const render = createRequestHandler({
    build,
    mode: 'production',
    getLoadContext: (request, response) => contexts.create(request, response) as never,
  });
  app.use(
    pagesOnly((request, response, next) => {
      // Without a database nobody is recognised; the page's own loaders then tell so in words.
      void sessions.use(request, response, (error?: unknown) => {
        if (error) logger.error('session not read', error instanceof Error ? error.stack : undefined);
        next();
      });
    }),
  );
  app.use(
    pagesOnly((request, response, next) => {
      // Pages differ by who is signed in.
      response.set('Cache-Control', 'private, no-cache');
      void render(request, response, next);
    }),
  );
}

type Middleware = (request: Request, response: Response, next: NextFunction) => void;

function pagesOnly(middleware: Middleware): Middleware {
  return (request, response, next) => (isApi(request.path) ? next() : middleware(request, response, next));
}
