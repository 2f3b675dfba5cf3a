import type { NestExpressApplication } from '@nestjs/platform-express';
import { type RequestHandler, Router } from 'express';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import { skipApi } from '../api-paths.js';
import { pagesOfLanguage, type PublicBuild } from './page-languages.js';
import { visitorPages } from './visitor-pages.js';

const ROOT = join(import.meta.dirname, '../../../..');
const PUBLIC = join(ROOT, 'frontend-public');
const BACK_OFFICE = join(ROOT, 'frontend-backoffice');
const BACK_OFFICE_PATH = '/sistema-aplicacion';

/**
 * Development: serves both front ends from source through Vite, with production's URLs, session and context.
 * Nothing is cached. Call it before the application listens.
 */
export async function mountSources(app: NestExpressApplication): Promise<void> {
  process.env.NODE_ENV = 'development';
  const server: Server = app.getHttpServer();
  const [site, office] = await Promise.all([startVite(PUBLIC, server), startVite(BACK_OFFICE, server)]);
  const build = () =>
    site.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<PublicBuild>;

  const pages = Router();
  pages.use(skipApi);
  pages.use(withoutPolicy);
  pages.use(pagesOfLanguage);
  pages.use((request, response, next) => {
    if (!request.path.startsWith(BACK_OFFICE_PATH)) return next();
    // Other paths are pages of the app. Vite has removed the base from the URL.
    office.middlewares(request, response, () => {
      const page = readFileSync(join(BACK_OFFICE, 'index.html'), 'utf8');
      office
        .transformIndexHtml(request.originalUrl, page)
        .then((html) => response.type('html').send(html), next);
    });
  });
  pages.use(site.middlewares);
  for (const middleware of await visitorPages(app, { build, mode: 'development' })) pages.use(middleware);
  app.use(pages);
}

/** Loads Vite from the front end's packages: the backend has none. */
async function startVite(root: string, server: Server): Promise<ViteDevServer> {
  const vite = createRequire(join(root, 'package.json')).resolve('vite');
  const { createServer } = (await import(pathToFileURL(vite).href)) as typeof import('vite');
  return createServer({
    root,
    appType: 'custom',
    // HMR uses the product's own port; each front end has its own base.
    server: { middlewareMode: true, hmr: { server } },
  });
}

/** Vite inserts inline styles and scripts, which production's policy forbids. */
const withoutPolicy: RequestHandler = (_request, response, next) => {
  response.removeHeader('Content-Security-Policy');
  next();
};
