import type { Server } from 'node:http';

/** Time-outs for clients, in milliseconds. */
export interface Patience {
  /** For all request headers. */
  head: number;
  /** For the whole request: a large upload over a slow line takes time. */
  whole: number;
  /** Without any data: a stalled upload or an unread response. */
  silence: number;
  /** Between two looks at the connections. */
  look: number;
}

const SECOND = 1000;

/** An event stream sends data every 25 seconds, and statements end after 20. */
export const PATIENCE: Patience = {
  head: 20 * SECOND,
  whole: 300 * SECOND,
  silence: 60 * SECOND,
  look: 5 * SECOND,
};

/** Disconnects slow clients, which would hold memory and sockets. Call it before the server listens. */
export function limitPatience(server: Server, { head, whole, silence, look }: Patience = PATIENCE): void {
  server.headersTimeout = head;
  server.requestTimeout = whole;
  server.timeout = silence;
  // A createServer option that Nest cannot pass; Node reads it when the server listens.
  Object.assign(server, { connectionsCheckingInterval: look });
}
