import { pagePath, splitLanguage } from '@hiring/contract';
import type { WebContext } from '@hiring/contract/web';
import { Injectable } from '@nestjs/common';
import type { RequestHandler, Response } from 'express';
import type { ServerBuild } from 'react-router';
import { contentSecurityPolicy, inlineHashes } from '../content-security-policy.js';
import { PageCache, type RenderedPage } from './page-cache.js';

const PLAIN_PAGES = 2000;
/** URLs with a query are unlimited: they have their own part of the cache. */
const QUERY_PAGES = 300;
/** Browsers revalidate each time; shared caches keep a page for seconds, and for a day while this server is away. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-if-error=86400';

interface Renderer {
  build: ServerBuild;
  /** Renders a URL without a visitor. */
  render: (request: globalThis.Request, context: WebContext) => Promise<globalThis.Response>;
  /** Data access for loaders, without a visitor. */
  context: () => WebContext;
  appUrl: string;
}

/**
 * Serves pages that are the same for everybody: rendered from the URL alone and cached. The rendering never sees the
 * visitor's request, so no cookie can leak into a cached page.
 */
@Injectable()
export class SharedPages {
  private readonly plain = new PageCache(PLAIN_PAGES);
  private readonly withQuery = new PageCache(QUERY_PAGES);

  clear(): void {
    this.plain.clear();
    this.withQuery.clear();
  }

  handler(renderer: Renderer): RequestHandler {
    const isShared = sharedPathsOf(renderer.build);
    return (request, response, next) => {
      const { originalUrl: url, path, method } = request;
      const isRead = method === 'GET' || method === 'HEAD';
      // An absolute-form URL of a proxy ("GET http://…") is not a page.
      if (!isRead || !url.startsWith('/') || !isShared(pagePath(splitLanguage(path).path))) return next();
      const cache = url.includes('?') ? this.withQuery : this.plain;
      cache.get(url, () => renderShared(renderer, url)).then((page) => send(response, page), next);
    };
  }
}

async function renderShared({ render, context, appUrl }: Renderer, url: string): Promise<RenderedPage> {
  const visit = context();
  const answer = await render(new globalThis.Request(appUrl + url), visit);
  const body = await answer.text();
  const headers = Object.fromEntries(answer.headers);
  headers['content-security-policy'] = contentSecurityPolicy({
    ...(headers['content-type']?.startsWith('text/html') ? inlineHashes(body) : { scripts: [], styles: [] }),
    https: appUrl.startsWith('https:'),
    analytics: visit.analyticsId !== null,
  });
  headers['cache-control'] ??= answer.ok ? CACHE_CONTROL : 'no-cache';
  return { status: answer.status, headers, body };
}

function send(response: Response, { status, headers, body }: RenderedPage): void {
  // Which other site may read it depends on the Origin header, which the middleware compares.
  response.vary('Origin').set(headers).status(status).send(body);
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
