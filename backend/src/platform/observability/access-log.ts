import type { Writable } from 'node:stream';

/** One answered request. No address, person or query, which are personal data. */
export interface AnsweredRequest {
  request: string | undefined;
  method: string;
  route: string;
  status: number;
  /** Milliseconds until the response was sent or aborted. */
  ms: number;
  /** The client disconnected before the response was complete. */
  aborted?: true;
}

const FLUSH_MS = 100;
const FLUSH_LENGTH = 64 * 1024;

/** JSON lines like the logger's, written in batches: a write per request would cost more than the request. */
export class AccessLog {
  private lines = '';
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly to: Writable) {}

  write(answered: AnsweredRequest): void {
    const { request, ...message } = answered;
    this.lines += `${JSON.stringify({
      level: 'log',
      pid: process.pid,
      timestamp: Date.now(),
      message,
      context: 'access',
      ...(request ? { request } : {}),
    })}\n`;
    if (this.lines.length > FLUSH_LENGTH) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), FLUSH_MS).unref();
  }

  /** Writes the buffered lines; must be called before the process ends. */
  flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.lines) this.to.write(this.lines);
    this.lines = '';
  }
}
