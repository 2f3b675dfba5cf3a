import type { Server } from 'node:http';
import type { Lifecycle } from '../platform/lifecycle/lifecycle.js';
import { drain } from './drain.js';

/** What is under way may take so long to end: an upload over a slow line. */
export const DRAIN_MS = 30_000;

interface Stopping {
  server: Server;
  lifecycle: Lifecycle;
  /** Resolves when proxies had the time to see that this process is not ready any more. */
  unready: () => Promise<void>;
  /** Ends the answers that never end by themselves. */
  endStreams: () => void;
  drainMs?: number;
}

/**
 * Stops serving so that nobody notices: first `/health/ready` says 503 while everything is still answered, so that
 * proxies send new requests elsewhere; then the socket is closed and what is under way is finished.
 */
export async function stopServing({
  server,
  lifecycle,
  unready,
  endStreams,
  drainMs = DRAIN_MS,
}: Stopping): Promise<void> {
  lifecycle.stop();
  await unready();
  endStreams();
  await drain(server, drainMs);
}
