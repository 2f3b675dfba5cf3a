import { Client, type ClientConfig, type CustomTypesConfig, types } from 'pg';
import { PreparedTexts } from './prepared-texts.js';
import { startStatement } from './statement-observer.js';

type Callback = (error: unknown, result: unknown) => void;

export interface DatabaseClientConfig extends ClientConfig {
  /** The connection is this process's own, and keeps what it prepares. */
  prepares?: boolean;
}

/** A day is no instant: it stays the text that it is. */
const TYPES: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.DATE
      ? (text: string) => text
      : (types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** `cached plan must not change result type`: a migration has changed a column meanwhile. */
const NO_LONGER_FITS = '0A000';
/** The server has become a standby, or is told to be read only: whoever connects anew may find the one that writes. */
const READ_ONLY = '25006';
const ENDS_TRANSACTION = /^(?:COMMIT|ROLLBACK)$/;

/** PostgreSQL answers the COMMIT of a transaction in which a statement has failed with a rollback, and no error. */
export class CommitRolledBack extends Error {
  override readonly name = 'CommitRolledBack';
}

/**
 * A connection of a pool. It prepares the statements it is asked again and again, since half of what a short statement
 * costs is its plan. Statements take turns. It is closed instead of used again when nobody can know what state it is in.
 */
export class DatabaseClient extends Client {
  /** `performance.now()` when the statement was sent that is not answered yet; null: none is. */
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
    // A cursor or a stream, or the pool, which lends the connection for this statement alone.
    if (typeof callback !== 'function') return this.send(text, values, callback);
    this.waitingSince = performance.now();
    const ended = typeof text === 'string' ? startStatement(text) : null;
    return this.send(text, values, (error: unknown, result: unknown) => {
      this.waitingSince = null;
      ended?.(error);
      (callback as Callback)(error, result);
    });
  }

  private send(...args: unknown[]): unknown {
    return super.query(...(args as [string]));
  }

  private async askNext(text: string, values: unknown): Promise<unknown> {
    const name = Array.isArray(values) ? (this.texts?.nameOf(text, values.length) ?? null) : null;
    this.waitingSince = performance.now();
    const ended = startStatement(text);
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
    ended?.();
    if (text === 'COMMIT') assertCommitted(answer);
    return answer;
  }

  /** The pool drops a connection that is closing as soon as it is given back. */
  private afterFailure(text: string, error: unknown): void {
    if (codeOf(error) === READ_ONLY || ENDS_TRANSACTION.test(text)) void this.end().catch(() => undefined);
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

function assertCommitted(result: unknown): void {
  if ((result as { command?: unknown }).command !== 'ROLLBACK') return;
  throw new CommitRolledBack('the transaction was rolled back: one of its statements had failed');
}

/** One after the other: a connection has one statement at a time, and `pg` only queues for who asks sooner until pg 9. */
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
