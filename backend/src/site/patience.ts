import type { Server } from 'node:http';

/** Milliseconds that the server waits for a client. */
export interface Patience {
  /** For the whole head of a request, however it drips in. */
  head: number;
  /** For the whole of a request: a large file over a slow line takes its time. */
  whole: number;
  /** While nothing moves at all: an upload that has stopped, an answer that is not read. */
  silence: number;
  /** Between two looks at the connections. */
  look: number;
}

const SECOND = 1000;

/** A stream of events says something every 25 seconds, and no statement runs for longer than 20. */
export const PATIENCE: Patience = {
  head: 20 * SECOND,
  whole: 300 * SECOND,
  silence: 60 * SECOND,
  look: 5 * SECOND,
};

/** Sends slow clients away, so that they hold no memory and no file for ever. To be called before it listens. */
export function limitPatience(server: Server, { head, whole, silence, look }: Patience = PATIENCE): void {
  server.headersTimeout = head;
  server.requestTimeout = whole;
  server.timeout = silence;
  // An option of createServer, which the framework calls without any; it is read when the server listens.
  Object.assign(server, { connectionsCheckingInterval: look });
}
