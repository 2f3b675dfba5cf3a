import { LIVE_MESSAGES, type LiveEvent } from '@hiring/contract';
import type { Response } from 'express';
import type { Actor } from '../../platform/auth/actor.js';
import type { Permission } from '../../platform/auth/permissions.js';

/** Bytes buffered for a slow reader; beyond, the stream ends and the browser reconnects and reloads. */
const MOST_WAITING = 256 * 1024;
/** Reconnection delay of browsers, in milliseconds. */
const RETRY_MS = 2000;

/** One open response with server-sent events. */
export class LiveStream {
  constructor(
    readonly actor: Actor,
    /** Without it the stream ends. */
    readonly permission: Permission,
    private readonly response: Response,
  ) {}

  begin(): void {
    this.response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Stops proxies from buffering events.
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

  /** `again`: the browser should reconnect (this process stops); otherwise its session has ended. */
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
