import { LIVE_MESSAGES, type LiveEvent } from '@hiring/contract';
import type { Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';

/** Bytes that may wait for a reader: one that does not read is given up, and comes back with a fresh view. */
const MOST_WAITING = 256 * 1024;
/** Milliseconds after which a browser comes back by itself. */
const RETRY_MS = 2000;

/** One open answer, in the format of server-sent events. */
export class LiveStream {
  constructor(
    readonly actor: Actor,
    private readonly response: Response,
  ) {}

  begin(): void {
    this.response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Proxies that gather answers would keep every event.
      'X-Accel-Buffering': 'no',
    });
    this.response.write(`retry: ${RETRY_MS}\n\n`);
    this.beat();
  }

  onClosed(listener: () => void): void {
    this.response.once('close', listener);
  }

  tell(events: readonly LiveEvent[]): void {
    this.send(LIVE_MESSAGES.events, events);
  }

  beat(): void {
    this.send(LIVE_MESSAGES.beat, null);
  }

  /** `again`: the browser should come back (the process stops); otherwise its session is over. */
  end({ again }: { again: boolean }): void {
    if (!again) this.send(LIVE_MESSAGES.end, null);
    this.response.end();
  }

  private send(name: string, data: unknown): void {
    if (this.response.writableEnded) return;
    if (this.response.writableLength > MOST_WAITING) {
      this.response.destroy();
      return;
    }
    this.response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }
}
