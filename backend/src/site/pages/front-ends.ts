import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { IndexedRoutesAdapter } from '../../platform/http/indexed-routes.adapter.js';
import { ENVIRONMENT, type Environment } from '../../platform/environment.js';
import { isApi, pagesOnly } from '../api-paths.js';
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
 * Serves the back office's files and the server-rendered public app for every path that is not the API's. To be
 * called before the application listens, so that these come before Nest's router.
 */
export async function mountFrontEnds(app: NestExpressApplication): Promise<void> {
  if (!existsSync(PUBLIC_BUILD) || !existsSync(BACK_OFFICE_BUILD)) {
    throw new Error('The front ends are not built: npm run build');
  }
  const pages = Router();
  const mount = (middleware: RequestHandler) => pages.use(middleware);

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
  const { createRequestHandler } = await import('react-router');
  const build = (await import(pathToFileURL(join(PUBLIC_BUILD, 'server/index.js')).href)) as ServerBuild;
  const { appUrl } = app.get<Environment>(ENVIRONMENT);
  const contexts = app.get(WebContextFactory);

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
  for (const middleware of await visitorPages(app, { build, mode: 'production' })) mount(middleware);
  app.use(pagesOnly(pages));
  app.use(plainPage(isApi));
  shared.answerFirst(IndexedRoutesAdapter.of(app));
}

/** A script of an earlier build is asked for by pages that are still open: a page in its place would help nobody. */
function noSuchFile(_request: Request, response: Response): void {
  response.status(404).end();
}
