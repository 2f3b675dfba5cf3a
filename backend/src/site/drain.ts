import type { Server } from 'node:http';

/** Connections that have nothing to answer any more are closed this often. */
const LOOK_MS = 100;

/**
 * Takes no new connections and waits for the answers that are under way. `http.Server.close` alone leaves open, for as
 * long as connections are kept alive, those whose last answer ends after it was called.
 * @param withinMs after which what is still open is cut off: an upload that never ends keeps no process.
 */
export async function drain(server: Server, withinMs: number): Promise<void> {
  if (!server.listening) return;
  // Whoever asks once more on an open connection is told to take another one next time.
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
