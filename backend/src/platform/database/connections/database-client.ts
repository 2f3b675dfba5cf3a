import { Client, type ClientConfig, type CustomTypesConfig, type QueryConfig, types } from 'pg';
import { startStatement } from './statement-observer.js';

type Callback = (error: unknown, result: unknown) => void;

/** A date is not an instant: it stays text. */
const TYPES: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.DATE
      ? (text: string) => text
      : (types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** The server has become a standby or read-only: a new connection may reach the primary. */
const READ_ONLY = '25006';
const BOUNDS_TRANSACTION = /^(?:START TRANSACTION|COMMIT|ROLLBACK)$/;

/** Thrown when PostgreSQL answers COMMIT with a rollback and no error, because a statement had failed. */
export class CommitRolledBack extends Error {
  override readonly name = 'CommitRolledBack';
}

/** A pooled connection, which is watched while it waits, and closed after an error that leaves its state unknown. */
export class DatabaseClient extends Client {
  /** `performance.now()` of each statement that waits for its answer, in the order of sending. */
  private readonly sent: number[] = [];
  private readonly keepsPlans: boolean;
  /** The statement that was asked for last. */
  private last: Promise<unknown> = Promise.resolve();

  /** @param config `keepsPlans`: a statement with a name is planned once; not behind a pooler, where it is forgotten. */
  constructor(config?: string | (ClientConfig & { keepsPlans?: boolean })) {
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), types: TYPES });
    this.keepsPlans = typeof config === 'object' && config.keepsPlans === true;
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
    const send = super.query.bind(this) as (...asked: unknown[]) => unknown;
    if (typeof callback === 'function') {
      const ended = this.begin(text, values);
      return send(text, values, (error: unknown, result: unknown) => {
        (callback as Callback)(ended(error, result) ?? error, result);
      });
    }
    const named = isNamed(text);
    // Another statement object answers by itself.
    if (typeof text !== 'string' && !named) return send(text, values);
    // One after the other, as pg will demand: readers that are asked for at once may share a transaction.
    const answer = this.last.then(() =>
      named
        ? this.ask(text.text, text.values, () => send(this.keepsPlans ? text : { ...text, name: undefined }))
        : this.ask(text, values, () => send(text, values)),
    );
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async ask(text: string, values: unknown, send: () => unknown): Promise<unknown> {
    const ended = this.begin(text, values);
    let result: unknown;
    try {
      result = await send();
    } catch (error) {
      ended(error, undefined);
      throw error;
    }
    const failure = ended(null, result);
    if (failure) throw failure;
    return result;
  }

  /** Called when a statement is sent. The returned function is called at its end; it gives an error in its answer. */
  private begin(text: unknown, values: unknown): (error: unknown, result: unknown) => Error | null {
    this.sent.push(performance.now());
    const ended = typeof text === 'string' ? startStatement(text, values, this) : null;
    return (error, result) => {
      this.sent.shift();
      ended?.(error, result);
      if (error) this.afterFailure(text, error);
      return !error && text === 'COMMIT' ? rolledBack(result) : null;
    };
  }

  /** The pool drops a closing connection on release. */
  private afterFailure(text: unknown, error: unknown): void {
    const unknown = typeof text === 'string' && BOUNDS_TRANSACTION.test(text);
    const { code } = error as { code?: unknown };
    if (code === READ_ONLY || unknown) void this.end().catch(() => undefined);
  }
}

const isNamed = (statement: unknown): statement is QueryConfig =>
  typeof statement === 'object' && statement !== null && 'name' in statement;

const rolledBack = (result: unknown): Error | null =>
  (result as { command?: unknown }).command === 'ROLLBACK'
    ? new CommitRolledBack('the transaction was rolled back: one of its statements had failed')
    : null;
