import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENVIRONMENT, type Environment } from '../../platform/environment/environment.js';
import { isApi, skipApi } from '../api-paths.js';
import { inEachLanguage, pagesOfLanguage, type PublicBuild } from './page-languages.js';
import { pageMethods, readableAddress } from './page-requests.js';
import { plainPage } from './plain-page.js';
import { PublicVersion } from '../page-cache/public-version.js';
import { SharedPages } from '../page-cache/shared-pages.js';
import { staticFiles } from './static-files.js';
import { visitorPages } from './visitor-pages.js';
import { WebContextFactory } from './web-context.js';

const ROOT = join(import.meta.dirname, '../../../..');
const PUBLIC_BUILD = join(ROOT, 'frontend-public/build');
const BACK_OFFICE_BUILD = join(ROOT, 'frontend-backoffice/dist');
const BACK_OFFICE = '/sistema-aplicacion';
/**
 * Serves the back office's files and the server-rendered public app on all paths outside the API. Call it before
 * the application listens, so that it precedes Nest's router.
 */
export async function mountFrontEnds(app: NestExpressApplication): Promise<void> {
  if (!existsSync(PUBLIC_BUILD) || !existsSync(BACK_OFFICE_BUILD)) {
    throw new Error('The front ends are not built: npm run build');
  }
  const pages = Router();
  const mount = (middleware: RequestHandler) => pages.use(middleware);

  mount(skipApi);
  mount(pageMethods);
  mount(readableAddress);
  mount(pagesOfLanguage);

  pages.use(BACK_OFFICE, staticFiles(BACK_OFFICE_BUILD));
  pages.use(`${BACK_OFFICE}/assets`, noSuchFile);
  pages.use(BACK_OFFICE, (_request: Request, response: Response) => {
    response.set('Cache-Control', 'no-cache').sendFile(join(BACK_OFFICE_BUILD, 'index.html'));
  });
  mount(staticFiles(join(PUBLIC_BUILD, 'client')));
  pages.use('/assets', noSuchFile);

  // React chooses its build by this variable at the first import; both copies must choose the same.
  process.env.NODE_ENV = 'production';
  const { createRequestHandler } = await import('react-router');
  const build = (await import(pathToFileURL(join(PUBLIC_BUILD, 'server/index.js')).href)) as PublicBuild;
  const { appUrl } = app.get<Environment>(ENVIRONMENT);
  const contexts = app.get(WebContextFactory);

  const renderShared = inEachLanguage(build, (own) => createRequestHandler(own, 'production'));
  const shared = app.get(SharedPages);
  mount(compression());
  mount(
    shared.handler({
      build,
      appUrl,
      render: (request, context) => renderShared(new URL(request.url).pathname, request, context as never),
      context: () => contexts.createShared(),
    }),
  );
  app.get(PublicVersion).watch(() => shared.clear());

  for (const middleware of await visitorPages(app, { build, mode: 'production' })) mount(middleware);
  app.use(pages, plainPage(isApi));
}

/** 404 for a missing script: open pages request scripts of an earlier build, and an HTML page would not help. */
function noSuchFile(_request: Request, response: Response): void {
  response.status(404).end();
}
