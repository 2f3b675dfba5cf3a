import type { Server } from 'node:http';
import type { Lifecycle } from '../platform/lifecycle/lifecycle.js';
import { drain } from './drain.js';

/** Longest wait for open requests, such as an upload over a slow line. */
export const DRAIN_MS = 30_000;

interface Stopping {
  server: Server;
  lifecycle: Lifecycle;
  /** Resolves when proxies have had time to notice that this process is not ready. */
  unready: () => Promise<void>;
  /** Ends the endless responses. */
  endStreams: () => void;
  drainMs?: number;
}

/**
 * Graceful shutdown: `/health/ready` first answers 503 while requests are still served, so that proxies stop
 * sending them here; then the socket closes and open requests are finished.
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
