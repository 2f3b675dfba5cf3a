import { ConsoleLogger } from '@nestjs/common';
import { outageIn } from '../errors/outage.js';

/** The same thing of the same place is said again after this long. */
const AGAIN_MS = 30_000;
/** Of a stack, what can be its message. */
const MESSAGE_CHARACTERS = 400;

/**
 * While the database is away everything that needs it fails, over and over and with a stack that says nothing new. Of
 * that each place writes one line, and how many it kept back when it writes the next.
 */
export class OutageLogger extends ConsoleLogger {
  private readonly said = new Map<string, { at: number; more: number }>();

  override error(message: unknown, ...rest: unknown[]): void {
    const reason = reasonIn([message, ...rest]);
    if (reason === null) {
      super.error(message, ...rest);
      return;
    }
    const context = typeof rest.at(-1) === 'string' ? (rest.at(-1) as string) : 'database';
    const what = typeof message === 'string' ? message : 'the database is away';
    const more = this.mayPass(`${context} ${what}`);
    if (more === null) return;
    super.error(`${what}: ${reason}${more > 0 ? ` (and ${more} like it)` : ''}`, context);
  }

  /** Milliseconds. */
  protected now(): number {
    return Date.now();
  }

  /** Null: it was said a moment ago; otherwise how often it was kept back since. */
  private mayPass(line: string): number | null {
    const now = this.now();
    const known = this.said.get(line);
    if (known && now - known.at < AGAIN_MS) {
      known.more += 1;
      return null;
    }
    this.said.set(line, { at: now, more: 0 });
    return known?.more ?? 0;
  }
}

/** What of these says that the database is away; null when nothing does. Stacks begin with their message. */
function reasonIn(parts: readonly unknown[]): string | null {
  const [said] = parts;
  // A request that was refused for it: what stood behind the refusal has had its own line.
  if (typeof said === 'object' && said !== null && 'code' in said && said.code === 'unavailable') {
    return 'requests are refused';
  }
  for (const part of parts) {
    const text = part instanceof Error ? part.message : typeof part === 'string' ? part : '';
    const reason = outageIn(text.slice(0, MESSAGE_CHARACTERS));
    if (reason) return reason;
  }
  return null;
}
