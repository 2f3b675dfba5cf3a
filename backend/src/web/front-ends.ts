import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { SessionMiddleware } from '../auth/session.middleware.js';
import type { RequestWithActor } from '../platform/auth/decorators.js';
import { originCheck } from '../platform/auth/origin.middleware.js';
import { ENVIRONMENT, type Environment } from '../platform/environment.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { KeptAnswers } from './kept-answers.js';
import { pageMethods, readableAddress } from './page-requests.js';
import { plainPage } from './plain-page.js';
import { PublicVersion } from './public-version.js';
import { SharedPages } from './shared-pages.js';
import { staticFiles } from './static-files.js';
import { WebContextFactory } from './web-context.js';

const ROOT = join(import.meta.dirname, '../../..');
const PUBLIC_BUILD = join(ROOT, 'frontend-public/build');
const BACK_OFFICE_BUILD = join(ROOT, 'frontend-backoffice/dist');
const BACK_OFFICE = '/sistema-aplicacion';
/** Bytes that a form of a page may have; files go to the API. */
const MAX_FORM = 64 * 1024;
const logger = new Logger('web');

/** Paths that Nest answers. */
const API = ['/health', '/metrics', '/api', '/functions'];
const isApi = (path: string): boolean => API.some((own) => path === own || path.startsWith(`${own}/`));

/**
 * Serves the back office's files and the server-rendered public app for every path that is not the API's. To be
 * called before the application listens, so that these come before Nest's router.
 */
export async function mountFrontEnds(app: NestExpressApplication): Promise<void> {
  if (!existsSync(PUBLIC_BUILD) || !existsSync(BACK_OFFICE_BUILD)) {
    throw new Error('The front ends are not built: npm run build');
  }
  const pages = Router();
  const mount = (middleware: Middleware) => pages.use(middleware);

  mount(pageMethods);
  mount(readableAddress);

  pages.use(BACK_OFFICE, staticFiles(BACK_OFFICE_BUILD));
  pages.use(`${BACK_OFFICE}/assets`, noSuchFile);
  pages.use(BACK_OFFICE, (_request: Request, response: Response) => {
    response.set('Cache-Control', 'no-cache').sendFile(join(BACK_OFFICE_BUILD, 'index.html'));
  });
  mount(staticFiles(join(PUBLIC_BUILD, 'client')));
  pages.use('/assets', noSuchFile);

  // React chooses its build by this variable when it is first imported, and both copies must choose alike.
  process.env.NODE_ENV = 'production';
  const [{ createRequestHandler: createPageHandler }, { createRequestHandler }] = await Promise.all([
    import('@react-router/express'),
    import('react-router'),
  ]);
  const build = (await import(pathToFileURL(join(PUBLIC_BUILD, 'server/index.js')).href)) as ServerBuild;
  const { appUrl } = app.get<Environment>(ENVIRONMENT);
  const contexts = app.get(WebContextFactory);
  const sessions = app.get(SessionMiddleware);

  const renderShared = createRequestHandler(build, 'production');
  const shared = app.get(SharedPages);
  mount(
    shared.renderer({
      build,
      appUrl,
      render: (request, context) => renderShared(request, context as never),
      context: () => contexts.createShared(),
    }),
  );
  app.get(PublicVersion).watch(() => shared.clear());

  // Only pages of one visitor are left: they are compressed each time.
  mount(compression());
  mount(originCheck(appUrl));
  mount(limitForm);
  mount((request, response, next) => {
    // Without a database nobody is recognised; the page's own loaders then tell so in words.
    void sessions.use(request, response, (error?: unknown) => {
      if (error) logger.error('session not read', error instanceof Error ? error.stack : undefined);
      next();
    });
  });
  const render = createPageHandler({
    build,
    mode: 'production',
    getLoadContext: (request, response) => contexts.create(request, response) as never,
  });
  mount((request, response, next) => {
    // These pages differ by who is signed in, and name whoever is.
    const { actor } = request as RequestWithActor;
    response.set('Cache-Control', actor ? 'private, no-store' : 'private, no-cache');
    void render(request, response, next);
  });
  // One question for the API's requests, which pass by all of them.
  app.use(pagesOnly(pages));
  app.use(plainPage(isApi));
  shared.answerFirst(app.getHttpServer());
  app.get(KeptAnswers).answerFirst(app.getHttpServer());
}

type Middleware = (request: Request, response: Response, next: NextFunction) => void;

function pagesOnly(middleware: Middleware): Middleware {
  return (request, response, next) => (isApi(request.path) ? next() : middleware(request, response, next));
}

/** A script of an earlier build is asked for by pages that are still open: a page in its place would help nobody. */
function noSuchFile(_request: Request, response: Response): void {
  response.status(404).end();
}

/** The router reads a form into memory: its length has to be said, and small. */
function limitForm(request: Request, _response: Response, next: NextFunction): void {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  next(length <= MAX_FORM ? undefined : new DomainError('payload_too_large'));
}
