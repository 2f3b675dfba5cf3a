import { pagePath, splitLanguage } from '@hiring/contract';
import type { WebContext } from '@hiring/contract/web';
import { Injectable, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { contentSecurityPolicy, inlineHashes } from '../content-security-policy.js';
import { chooseEncoding, PageCache, type KeptPage, type RenderedPage } from './page-cache.js';
import type { IndexedRoutesAdapter } from '../../platform/http/indexed-routes.adapter.js';

/** Pages with relative dates ("cierra mañana") are rendered again after this time. */
const FRESH_MS = 5 * 60_000;
const PLAIN_PAGES = 2000;
/** URLs with a query are unlimited: they have their own part of the cache. */
const QUERY_PAGES = 300;
/** Browsers revalidate each time; shared caches may keep a page for seconds. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, must-revalidate';
const logger = new Logger('web');

type FetchHandler = (request: globalThis.Request, context: WebContext) => Promise<globalThis.Response>;

interface Renderer {
  build: ServerBuild;
  /** Renders a URL without a visitor. */
  render: FetchHandler;
  /** Data access for loaders, without a visitor. */
  context: () => WebContext;
  appUrl: string;
}

/**
 * Serves pages that are the same for everybody: rendered from the URL alone and cached in every encoding. The
 * rendering never sees the visitor's request, so no cookie can leak into a cached page.
 */
@Injectable()
export class SharedPages {
  private readonly plain = new PageCache({ freshMs: FRESH_MS, pages: PLAIN_PAGES });
  private readonly withQuery = new PageCache({ freshMs: FRESH_MS, pages: QUERY_PAGES });

  clear(): void {
    this.plain.clear();
    this.withQuery.clear();
  }

  /** Serves cached pages before any other middleware, with the headers they were cached with. */
  answerFirst(adapter: IndexedRoutesAdapter): void {
    adapter.answerFirst((request, response, passOn) => {
      const { url = '', headers } = request;
      // Which other site may read it depends on the Origin header: middleware compares it.
      const page = isRead(request) && !headers.origin ? this.cacheOf(url).findFresh(url) : null;
      if (page) send(request, response, page);
      else passOn();
    });
  }

  /** Renders and caches the others; mount it after the security headers. */
  renderer(renderer: Renderer): (request: Request, response: Response, next: NextFunction) => void {
    const isShared = sharedPathsOf(renderer.build);
    return (request, response, next) => {
      const { originalUrl: key, path } = request;
      // An absolute-form URL of a proxy ("GET http://…") is not a page.
      if (!isRead(request) || !key.startsWith('/') || !isShared(pagePath(splitLanguage(path).path)))
        return next();
      const cache = this.cacheOf(key);
      const common = commonHeaders(response.getHeaders());
      const render = () => renderShared(renderer, key, common);
      const kept = cache.find(key, render, (error) => {
        const stack = error instanceof Error ? error.stack : String(error);
        logger.error(`page not renewed: ${path}`, stack);
      });
      if (kept) return send(request, response, kept);
      cache.render(key, render).then((page) => send(request, response, page), next);
    };
  }

  private cacheOf(url: string): PageCache {
    return url.includes('?') ? this.withQuery : this.plain;
  }
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Headers that are the same for every response. */
function commonHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).filter(
    ([name]) => name !== 'x-request-id' && name !== 'set-cookie' && !name.startsWith('access-control-'),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

async function renderShared(
  { render, context, appUrl }: Renderer,
  key: string,
  common: Readonly<Record<string, string>>,
): Promise<RenderedPage> {
  const visit = context();
  const answer = await render(new globalThis.Request(appUrl + key), visit);
  const body = Buffer.from(await answer.arrayBuffer());
  const headers: Record<string, string> = { ...common };
  answer.headers.forEach((value, name) => (headers[name] = value));
  headers['content-security-policy'] = contentSecurityPolicy({
    ...(headers['content-type']?.startsWith('text/html')
      ? inlineHashes(body.toString())
      : { scripts: [], styles: [] }),
    https: appUrl.startsWith('https:'),
    analytics: visit.analyticsId !== null,
  });
  if (!answer.headers.has('cache-control')) {
    headers['cache-control'] = answer.ok ? CACHE_CONTROL : 'no-cache';
  }
  return { status: answer.status, headers, body };
}

function send(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const { headers, body } = page.answers[chooseEncoding(request.headers['accept-encoding'])];
  // Cached pages bring these headers; the middleware has set the others for this request.
  for (const name of response.getHeaderNames()) {
    if (name in headers) response.removeHeader(name);
  }
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, page.notModified).end();
    return;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Paths of shared pages: all but routes with `handle.perVisitor`, whose context knows the visitor. */
function sharedPathsOf(build: ServerBuild): (path: string) => boolean {
  const perVisitor = Object.values(build.routes).flatMap((route) => {
    const handle = route?.module.handle as { perVisitor?: boolean } | undefined;
    return route?.path !== undefined && handle?.perVisitor ? [patternOf(route.path)] : [];
  });
  return (path) => !perVisitor.some((pattern) => pattern.test(path));
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^/${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}/?$`, 'i');
