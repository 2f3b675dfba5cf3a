import type { Writable } from 'node:stream';

/** One answered request. No address, person or query: those are personal data. */
export interface AnsweredRequest {
  request: string | undefined;
  method: string;
  route: string;
  status: number;
  /** Milliseconds until the answer was sent or given up. */
  ms: number;
  /** The other side went away before the answer was whole. */
  aborted?: true;
}

const FLUSH_MS = 100;
const FLUSH_LENGTH = 64 * 1024;

/** JSON lines like the logger's, written together: a line of its own for each request would cost more than the request. */
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

  /** Writes what waits; to be called before the process ends. */
  flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.lines) this.to.write(this.lines);
    this.lines = '';
  }
}
