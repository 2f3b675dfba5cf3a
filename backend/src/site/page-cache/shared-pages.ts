import type { WebContext } from '@hiring/contract/web';
import { Injectable, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import { contentSecurityPolicy, inlineHashes } from '../content-security-policy.js';
import { chooseEncoding, PageCache, type KeptPage, type RenderedPage } from './page-cache.js';
import type { IndexedRoutesAdapter } from '../../platform/http/indexed-routes.adapter.js';

/** A page that says something of today ("cierra mañana") is looked at again after this time. */
const FRESH_MS = 5 * 60_000;
const PLAIN_PAGES = 2000;
/** Addresses with a query are many and made by anyone: they only take the place of one another. */
const QUERY_PAGES = 300;
/** Browsers ask again each time; what stands between may keep a page for a moment. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, must-revalidate';
const logger = new Logger('web');

type FetchHandler = (request: globalThis.Request, context: WebContext) => Promise<globalThis.Response>;

interface Renderer {
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
@Injectable()
export class SharedPages {
  private readonly plain = new PageCache({ freshMs: FRESH_MS, pages: PLAIN_PAGES });
  private readonly withQuery = new PageCache({ freshMs: FRESH_MS, pages: QUERY_PAGES });

  clear(): void {
    this.plain.clear();
    this.withQuery.clear();
  }

  /**
   * From now on requests come here first: what is kept goes out with the headers it was kept with, without anything
   * else that a request passes through.
   */
  answerFirst(adapter: IndexedRoutesAdapter): void {
    adapter.answerFirst((request, response, passOn) => {
      const page = isRead(request) ? this.cacheOf(request.url ?? '').findFresh(request.url ?? '') : null;
      if (page) send(request, response, page);
      else passOn();
    });
  }

  /** Renders and keeps what is not kept yet; mounted behind what sets the headers of every answer. */
  renderer(renderer: Renderer): (request: Request, response: Response, next: NextFunction) => void {
    const isShared = sharedPathsOf(renderer.build);
    return (request, response, next) => {
      const { originalUrl: key, path } = request;
      // A proxy's form of an address ("GET http://…") is no address of a page.
      if (!isRead(request) || !key.startsWith('/') || !isShared(pagePathOf(path))) return next();
      const cache = this.cacheOf(key);
      const common = commonHeaders(response.getHeaders());
      const render = () => renderShared(renderer, key, common);
      const kept = cache.find(key, render, (error) => {
        const stack = error instanceof Error ? error.stack : String(error);
        logger.error(`page not renewed: ${pagePathOf(path)}`, stack);
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

/** What is on every answer, without what belongs to one request. */
function commonHeaders(headers: OutgoingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).filter(
    ([name]) => name !== 'x-request-id' && name !== 'set-cookie',
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
  // Kept pages carry these themselves, the rest was set on the way for this request.
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
