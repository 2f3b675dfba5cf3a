import { ConsoleLogger } from '@nestjs/common';
import { outageIn } from '../errors/outage.js';

/** Time before the same error of the same place is logged again. */
const AGAIN_MS = 30_000;
/** The part of a stack that may contain its message. */
const MESSAGE_CHARACTERS = 400;

/**
 * While the database is down, everything that needs it fails repeatedly with the same stack. Each place then writes one
 * line, and the next one has the number of suppressed lines.
 */
export class OutageLogger extends ConsoleLogger {
  private readonly said = new Map<string, { at: number; more: number }>();

  override error(message: unknown, ...rest: unknown[]): void {
    const reason = reasonIn([message, ...rest]);
    if (reason === null) {
      // Of an error only its stack: its other members are the statement and rows, with personal data.
      if (message instanceof Error) super.error(message.message, message.stack, ...rest);
      else super.error(message, ...rest);
      return;
    }
    const context = typeof rest.at(-1) === 'string' ? (rest.at(-1) as string) : 'database';
    const what = typeof message === 'string' ? message : 'the database is away';
    const more = this.mayPass(`${context} ${what}`);
    if (more === null) return;
    super.error(`${what}: ${reason}${more > 0 ? ` (and ${more} like it)` : ''}`, context);
  }

  /** In milliseconds. */
  protected now(): number {
    return Date.now();
  }

  /** Null: logged a moment ago; otherwise the number of suppressed lines since. */
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

/** The text that shows that the database is down; null when there is none. Stacks start with their message. */
function reasonIn(parts: readonly unknown[]): string | null {
  const [said] = parts;
  // A request refused for this reason: the cause has its own line.
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
