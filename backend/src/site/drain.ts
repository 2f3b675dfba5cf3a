import type { Server } from 'node:http';

/** Interval at which idle connections are closed. */
const LOOK_MS = 100;

/**
 * Stops accepting connections and waits for open responses. `http.Server.close` alone leaves keep-alive connections
 * open when their last response ends after the call.
 * @param withinMs time after which open connections are destroyed: an endless upload must not keep the process.
 */
export async function drain(server: Server, withinMs: number): Promise<void> {
  if (!server.listening) return;
  // Tells keep-alive clients to open a new connection next time.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const late = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(look);
  clearTimeout(late);
}
