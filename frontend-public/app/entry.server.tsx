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

/** Milliseconds that deferred data may take. */
export const streamTimeout = 5_000;

/** After which whoever found the page unavailable, a search engine above all, may come back. */
const RETRY_SECONDS = '10';

/**
 * Renders a whole page, with its scripts after its first paint. With a nonce it is for one visitor: the nonce goes to
 * the router and to React, for their inline scripts. Without one it is kept for everybody. Neither needs
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
  // The router keeps no header of an answer that a loader threw.
  if (status === 503) headers.set('Retry-After', RETRY_SECONDS);
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });
  const { html, failed } = await renderPage(request.url, routerContext, context);
  return new Response(deferStart(html), { status: failed ? 500 : status, headers });
}

/**
 * What a loader, an action or the rendering of a page threw. An answer that the router or a page means (404, 405, 503)
 * is no fault, and its message would repeat the address, which may hold a key.
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
        // The page is sent whole: no part may wait for a script that moves it into place.
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
