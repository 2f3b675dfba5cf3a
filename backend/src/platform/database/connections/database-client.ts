import { Client, type ClientConfig, type CustomTypesConfig, types } from 'pg';
import { PreparedTexts } from './prepared-texts.js';
import { startStatement } from './statement-observer.js';

type Callback = (error: unknown, result: unknown) => void;

export interface DatabaseClientConfig extends ClientConfig {
  /** The connection belongs to this process, so prepared statements work. */
  prepares?: boolean;
}

/** A date is not an instant: it stays text. */
const TYPES: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.DATE
      ? (text: string) => text
      : (types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** `cached plan must not change result type`: a migration has changed a column. */
const NO_LONGER_FITS = '0A000';
/** The server has become a standby or read-only: a new connection may reach the primary. */
const READ_ONLY = '25006';
const ENDS_TRANSACTION = /^(?:COMMIT|ROLLBACK)$/;

/** Thrown when PostgreSQL answers COMMIT with a rollback and no error, because a statement had failed. */
export class CommitRolledBack extends Error {
  override readonly name = 'CommitRolledBack';
}

/**
 * A pooled connection. It prepares frequent statements, because planning is half the cost of a short one.
 * Statements run one at a time. After an error that leaves its state unknown it is closed.
 */
export class DatabaseClient extends Client {
  /** `performance.now()` when the pending statement was sent; null: none is pending. */
  waitingSince: number | null = null;

  private readonly texts: PreparedTexts | null;
  private readonly ask = inTurn((text: string, values: unknown) => this.askNext(text, values));

  constructor(config?: string | DatabaseClientConfig) {
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), types: TYPES });
    this.texts = typeof config === 'object' && config.prepares === true ? new PreparedTexts() : null;
  }

  // `Client` has an overload for each kind of statement: only `any` fits all of them.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(text: unknown, values?: unknown, callback?: unknown): any {
    if (typeof text === 'string' && callback === undefined && typeof values !== 'function') {
      return this.ask(text, values);
    }
    // A cursor or stream, or a statement of the pool itself.
    if (typeof callback !== 'function') return this.send(text, values, callback);
    this.waitingSince = performance.now();
    const ended = typeof text === 'string' ? startStatement(text, values, this) : null;
    return this.send(text, values, (error: unknown, result: unknown) => {
      this.waitingSince = null;
      ended?.(error, result);
      (callback as Callback)(error, result);
    });
  }

  private send(...args: unknown[]): unknown {
    return super.query(...(args as [string]));
  }

  private async askNext(text: string, values: unknown): Promise<unknown> {
    const name = Array.isArray(values) ? (this.texts?.nameOf(text, values.length) ?? null) : null;
    this.waitingSince = performance.now();
    const ended = startStatement(text, values, this);
    let answer: unknown;
    try {
      answer = await (name === null ? this.send(text, values) : this.send({ name, text, values }));
    } catch (error) {
      ended?.(error);
      this.afterFailure(text, error);
      if (codeOf(error) === NO_LONGER_FITS) this.texts?.forget(text);
      throw error;
    } finally {
      this.waitingSince = null;
    }
    ended?.(null, answer);
    if (text === 'COMMIT') assertCommitted(answer);
    return answer;
  }

  /** The pool drops a closing connection on release. */
  private afterFailure(text: string, error: unknown): void {
    if (codeOf(error) === READ_ONLY || ENDS_TRANSACTION.test(text)) void this.end().catch(() => undefined);
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

function assertCommitted(result: unknown): void {
  if ((result as { command?: unknown }).command !== 'ROLLBACK') return;
  throw new CommitRolledBack('the transaction was rolled back: one of its statements had failed');
}

/** Queues statements: a connection runs one at a time, and pg 9 will no longer queue them. */
function inTurn<A extends unknown[]>(
  ask: (...args: A) => Promise<unknown>,
): (...args: A) => Promise<unknown> {
  let last: Promise<unknown> | null = null;
  return (...args) => {
    const mine = last === null ? ask(...args) : last.then(() => ask(...args));
    const settled = mine
      .catch(() => undefined)
      .then(() => {
        if (last === settled) last = null;
      });
    last = settled;
    return mine;
  };
}
