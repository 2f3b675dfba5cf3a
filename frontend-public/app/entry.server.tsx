import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
} from 'react-router';
import { deferStart } from './lib/deferred-start';
import { NonceContext } from './lib/nonce';

export { inLanguage } from './lib/language/rendering.server';

/** Milliseconds that deferred data may take. */
export const streamTimeout = 5_000;

/** Retry-After of a page that is unavailable, mainly for search engines. */
const RETRY_SECONDS = '10';

/**
 * Renders a whole page, with its scripts after its first paint. A page with a nonce is for one visitor: the router and
 * React put the nonce on their inline scripts. A page without one is cached for everybody. Neither needs
 * 'unsafe-inline' in the Content-Security-Policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  // The router drops the headers of a response that a loader threw.
  if (status === 503) headers.set('Retry-After', RETRY_SECONDS);
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });
  const { html, failed } = await renderPage(request.url, routerContext, context);
  return new Response(deferStart(html), { status: failed ? 500 : status, headers });
}

/**
 * Logs what a loader, an action or the rendering of a page threw. An intended response (404, 405, 503) is no fault, and
 * its message would contain the address, which may hold a key.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) (context as AppLoadContext).failed(error);
};

/** `failed`: a part of the page is missing. @throws when its shell cannot be rendered. */
function renderPage(
  url: string,
  routerContext: EntryContext,
  { nonce, failed: tell }: AppLoadContext,
): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // The page is sent whole: no part may need a script to move it into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          pipe(body);
          text(body).then((html) => resolve({ html, failed }), reject);
        },
        onShellError(error: unknown) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error: unknown) {
          failed = true;
          if (!isRouteErrorResponse(error)) tell(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
