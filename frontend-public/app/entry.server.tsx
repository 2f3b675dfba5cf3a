import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type AppLoadContext, type EntryContext } from 'react-router';

/** Milliseconds that deferred data may take. */
export const streamTimeout = 5_000;

/**
 * Renders a page. The nonce of the request goes to the router (its scripts) and to React (its own
 * inline scripts while streaming), so that the Content-Security-Policy needs no 'unsafe-inline'.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });

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
      resolve(
        new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }),
      );
    };
    // Crawlers get the whole page at once, people its shell first.
    const readyEvent = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        [readyEvent]: answer,
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
