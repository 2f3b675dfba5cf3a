import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type AppLoadContext, type EntryContext } from 'react-router';
import { deferStart } from './lib/deferred-start';
import { NonceContext } from './lib/nonce';

/** Milliseconds that deferred data may take. */
export const streamTimeout = 5_000;

/**
 * Renders a page. With a nonce it is for one visitor and streams: the nonce goes to the router (its scripts) and to
 * React (its own inline scripts while streaming). Without one it is kept for everybody: whole, and with its scripts
 * after its first paint. Neither needs 'unsafe-inline' in the Content-Security-Policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });

  const whole = nonce === undefined || isbot(request.headers.get('user-agent'));
  const { body, failed } = await renderPage(request.url, routerContext, nonce, whole);
  if (nonce !== undefined) {
    const stream = createReadableStreamFromReadable(body);
    return new Response(stream, { status: failed() ? 500 : status, headers });
  }
  const html = deferStart(await text(body));
  return new Response(html, { status: failed() ? 500 : status, headers });
}

interface Rendering {
  body: PassThrough;
  /** Whether a part of the page has failed so far. */
  failed: () => boolean;
}

/** Renders until the shell is ready, or until all of it is. */
function renderPage(
  url: string,
  context: EntryContext,
  nonce: string | undefined,
  whole: boolean,
): Promise<Rendering> {
  return new Promise((resolve, reject) => {
    let answered = false;
    let failed = false;
    const answer = () => {
      answered = true;
      const body = new PassThrough({
        final(callback) {
          clearTimeout(timer);
          callback();
        },
      });
      pipe(body);
      resolve({ body, failed: () => failed });
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [whole ? 'onAllReady' : 'onShellReady']: answer,
        onShellError: reject,
        onError(error: unknown) {
          failed = true;
          // Errors before the answer reject the promise and are logged by the server.
          if (answered) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
