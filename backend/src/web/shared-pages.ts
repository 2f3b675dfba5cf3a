import type { WebContext } from '@hiring/contract/web';
import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { ServerBuild } from 'react-router';
import { contentSecurityPolicy, inlineHashes } from './content-security-policy.js';
import { chooseEncoding, PageCache, type KeptPage, type RenderedPage } from './page-cache.js';

/** A page that says something of today ("cierra mañana") is looked at again after this time. */
const FRESH_MS = 5 * 60_000;
const PLAIN_PAGES = 2000;
/** Addresses with a query are many and made by anyone: they only take the place of one another. */
const QUERY_PAGES = 300;
/** Browsers ask again each time; what stands between may keep a page for a moment. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, must-revalidate';
const logger = new Logger('web');

type FetchHandler = (request: globalThis.Request, context: WebContext) => Promise<globalThis.Response>;

interface SharedPagesOptions {
  build: ServerBuild;
  /** Renders an address for nobody in particular. */
  render: FetchHandler;
  /** What a page's loaders may ask for; it knows no visitor. */
  context: () => WebContext;
  appUrl: string;
}

/**
 * Sends the pages that are the same for everybody: rendered once from nothing but their address, kept in memory in
 * every encoding. A visitor's cookies cannot get into one, because the rendering never sees the visitor's request.
 */
export class SharedPages {
  private readonly plain = new PageCache({ freshMs: FRESH_MS, pages: PLAIN_PAGES });
  private readonly withQuery = new PageCache({ freshMs: FRESH_MS, pages: QUERY_PAGES });
  private readonly isShared: (path: string) => boolean;
  private readonly https: boolean;

  constructor(private readonly options: SharedPagesOptions) {
    this.isShared = sharedPathsOf(options.build);
    this.https = options.appUrl.startsWith('https:');
  }

  clear(): void {
    this.plain.clear();
    this.withQuery.clear();
  }

  readonly middleware = (request: Request, response: Response, next: NextFunction): void => {
    const { method, path } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !this.isShared(pagePathOf(path))) return next();
    const key = request.originalUrl;
    const cache = key.includes('?') ? this.withQuery : this.plain;
    const render = () => this.render(key);
    const kept = cache.find(key, render, (error) => logger.error(`not renewed: ${pagePathOf(path)}`, error));
    if (kept) return send(request, response, kept);
    cache.render(key, render).then((page) => send(request, response, page), next);
  };

  private async render(key: string): Promise<RenderedPage> {
    const answer = await this.options.render(
      new globalThis.Request(new URL(key, this.options.appUrl)),
      this.options.context(),
    );
    const body = Buffer.from(await answer.arrayBuffer());
    const headers: Record<string, string> = {};
    answer.headers.forEach((value, name) => (headers[name] = value));
    if (headers['content-type']?.startsWith('text/html')) {
      headers['content-security-policy'] = contentSecurityPolicy({
        ...inlineHashes(body.toString()),
        https: this.https,
      });
    }
    headers['cache-control'] ??= answer.ok ? CACHE_CONTROL : 'no-cache';
    return { status: answer.status, headers, body };
  }
}

function send(request: Request, response: Response, page: KeptPage): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  // Weak: the encodings of a page are one page.
  const etag = `W/"${page.etag}"`;
  response.status(page.status);
  response.set(page.headers);
  response.set('ETag', etag);
  response.vary('Accept-Encoding');
  if (page.status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.status(304).end();
    return;
  }
  const body = page.bodies[encoding];
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.set('Content-Length', String(body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The page whose data the router's client asks for: `/servicios.data`, `/_root.data`. */
function pagePathOf(path: string): string {
  if (path === '/_root.data') return '/';
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
}

/**
 * The paths whose pages are the same for everybody: all but those whose route says `handle.perVisitor`.
 * Only these are rendered with a context that knows the visitor.
 */
function sharedPathsOf(build: ServerBuild): (path: string) => boolean {
  const perVisitor = Object.values(build.routes).flatMap((route) => {
    const handle = route?.module.handle as { perVisitor?: boolean } | undefined;
    return route?.path !== undefined && handle?.perVisitor ? [patternOf(route.path)] : [];
  });
  return (path) => !perVisitor.some((pattern) => pattern.test(path));
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^/${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}/?$`, 'i');
