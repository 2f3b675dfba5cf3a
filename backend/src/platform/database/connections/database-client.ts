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

/** `cached plan must not change result type`: the migration of a newer version has changed a table. */
const NO_LONGER_FITS = '0A000';
/** The transaction had failed: this statement was not run. */
const IN_FAILED_TRANSACTION = '25P02';
/** The server has become a standby or read-only: a new connection may reach the primary. */
const READ_ONLY = '25006';
const ENDS_TRANSACTION = /^(?:COMMIT|ROLLBACK)$/;
const BEGINS_TRANSACTION = 'START TRANSACTION';
/** Harmless outside of the transaction that has not begun, because its locks end with it. */
const ONLY_READS = /^\s*SELECT\b/i;

/** Thrown when PostgreSQL answers COMMIT with a rollback and no error, because a statement had failed. */
export class CommitRolledBack extends Error {
  override readonly name = 'CommitRolledBack';
}

/**
 * A pooled connection. It prepares frequent statements, because planning is half the cost of a short one. Statements
 * that are asked for at once are sent at once, and PostgreSQL runs them one after the other: one round trip for all,
 * and one write to the socket, which costs more processor time than the work on most statements.
 * The first SELECTs of a transaction travel with its START TRANSACTION. After an error that leaves its state unknown
 * it is closed.
 */
export class DatabaseClient extends Client {
  /** `performance.now()` of each statement that waits for its answer, in the order of sending. */
  private readonly sent: number[] = [];
  /** The answer to START TRANSACTION, until it has come. */
  private beginning: Promise<unknown> | null = null;
  private readonly texts: PreparedTexts | null;
  /** What this turn of the event loop asks is collected. */
  private collects = false;

  constructor(config?: string | DatabaseClientConfig) {
    super({
      ...(typeof config === 'string' ? { connectionString: config } : config),
      types: TYPES,
      pipeline: true,
    });
    this.texts = typeof config === 'object' && config.prepares === true ? new PreparedTexts() : null;
  }

  /** `performance.now()` when the oldest pending statement was sent; null: none is pending. */
  get waitingSince(): number | null {
    return this.sent[0] ?? null;
  }

  /** Gives up the server: what waits for its answer fails now. `end` would wait for it first. */
  cut(): void {
    this.connection.stream.destroy();
  }

  // `Client` has an overload for each kind of statement: only `any` fits all of them.
  // oxlint-disable-next-line typescript/no-explicit-any
  override query(text: unknown, values?: unknown, callback?: unknown): any {
    if (typeof text === 'string' && callback === undefined && typeof values !== 'function') {
      return text === BEGINS_TRANSACTION ? this.begin() : this.ask(text, values);
    }
    // A statement of the pool itself.
    if (typeof callback !== 'function') return this.send(text, values, callback);
    this.sent.push(performance.now());
    const ended = typeof text === 'string' ? startStatement(text, values, this) : null;
    return this.send(text, values, (error: unknown, result: unknown) => {
      this.sent.shift();
      ended?.(error, result);
      (callback as Callback)(error, result);
    });
  }

  private send(...args: unknown[]): unknown {
    this.collect();
    return super.query(...(args as [string]));
  }

  private collect(): void {
    if (this.collects) return;
    this.collects = true;
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => {
      this.collects = false;
      stream.uncork();
    });
  }

  /** Does not wait for the answer: the next statements do. */
  private begin(): Promise<void> {
    const beginning = this.answerTo(BEGINS_TRANSACTION, undefined);
    this.beginning = beginning;
    const answered = (): void => {
      if (this.beginning === beginning) this.beginning = null;
    };
    beginning.then(answered, () => undefined);
    return Promise.resolve();
  }

  private async ask(text: string, values: unknown): Promise<unknown> {
    const { beginning } = this;
    if (beginning === null) return this.answerTo(text, values);
    if (!ONLY_READS.test(text)) {
      await beginning;
      return this.answerTo(text, values);
    }
    const [, answer] = await Promise.all([beginning, this.answerTo(text, values)]);
    return answer;
  }

  private async answerTo(text: string, values: unknown): Promise<unknown> {
    const name = Array.isArray(values) ? (this.texts?.nameOf(text, values.length) ?? null) : null;
    this.sent.push(performance.now());
    const ended = startStatement(text, values, this);
    let answer: unknown;
    try {
      answer = await (name === null ? this.send(text, values) : this.send({ name, text, values }));
    } catch (error) {
      ended?.(error);
      this.afterFailure(text, error);
      if (name === null || codeOf(error) !== NO_LONGER_FITS) throw error;
      this.texts?.forget(text);
      return await this.askAgain(text, values, error);
    } finally {
      this.sent.shift();
    }
    ended?.(null, answer);
    if (text === 'COMMIT') assertCommitted(answer);
    return answer;
  }

  /** Nothing was run, so a statement outside of a transaction is sent again; a transaction is repeated as a whole. */
  private async askAgain(text: string, values: unknown, failure: unknown): Promise<unknown> {
    try {
      return await this.answerTo(text, values);
    } catch (error) {
      throw codeOf(error) === IN_FAILED_TRANSACTION ? failure : error;
    }
  }

  /** The pool drops a closing connection on release. */
  private afterFailure(text: string, error: unknown): void {
    const unknown = text === BEGINS_TRANSACTION || ENDS_TRANSACTION.test(text);
    if (codeOf(error) === READ_ONLY || unknown) void this.end().catch(() => undefined);
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

function assertCommitted(result: unknown): void {
  if ((result as { command?: unknown }).command !== 'ROLLBACK') return;
  throw new CommitRolledBack('the transaction was rolled back: one of its statements had failed');
}
