import type { NestExpressApplication } from '@nestjs/platform-express';
import { type RequestHandler, Router } from 'express';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { pagesOnly } from '../api-paths.js';
import { visitorPages } from './visitor-pages.js';

const ROOT = join(import.meta.dirname, '../../../..');
const PUBLIC = join(ROOT, 'frontend-public');
const BACK_OFFICE = join(ROOT, 'frontend-backoffice');
const BACK_OFFICE_PATH = '/sistema-aplicacion';

/**
 * Serves both front ends from their sources, while somebody writes them: the same addresses, session and context as in
 * production, with what Vite makes of each file in place of the builds. Nothing is kept in memory. To be called before
 * the application listens.
 */
export async function mountSources(app: NestExpressApplication): Promise<void> {
  process.env.NODE_ENV = 'development';
  const server: Server = app.getHttpServer();
  const [site, office] = await Promise.all([startVite(PUBLIC, server), startVite(BACK_OFFICE, server)]);
  const build = () =>
    site.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>;

  const pages = Router();
  pages.use(withoutPolicy);
  pages.use((request, response, next) => {
    if (!request.path.startsWith(BACK_OFFICE_PATH)) return next();
    // What is no file is a page of it. Vite has taken the base away from the address by then.
    office.middlewares(request, response, () => {
      const page = readFileSync(join(BACK_OFFICE, 'index.html'), 'utf8');
      office
        .transformIndexHtml(request.originalUrl, page)
        .then((html) => response.type('html').send(html), next);
    });
  });
  pages.use(site.middlewares);
  for (const middleware of await visitorPages(app, { build, mode: 'development' })) pages.use(middleware);
  app.use(pagesOnly(pages));
}

/** Of the front end's own packages: the backend has no Vite. */
async function startVite(root: string, server: Server): Promise<ViteDevServer> {
  const vite = createRequire(join(root, 'package.json')).resolve('vite');
  const { createServer } = (await import(pathToFileURL(vite).href)) as typeof import('vite');
  return createServer({
    root,
    appType: 'custom',
    // Changes are told on the product's own port; the base of each front end keeps them apart.
    server: { middlewareMode: true, hmr: { server } },
  });
}

/** Vite writes styles and scripts into pages, which the policy of production forbids. */
const withoutPolicy: RequestHandler = (_request, response, next) => {
  response.removeHeader('Content-Security-Policy');
  next();
};
