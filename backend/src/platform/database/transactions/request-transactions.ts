import { Logger } from '@nestjs/common';
import type { EntityManager, QueryRunner } from 'typeorm';
import { scope } from '../../scope.js';
import { commit, rollBack } from './end-transaction.js';

type Effect = () => Promise<void> | void;
type Step = (manager: EntityManager) => Promise<void>;

/** The transactions of a request: the last one stays open until the response is built. */
export class RequestTransactions {
  /** Its work is done; it waits for the answer. */
  private open: QueryRunner | null = null;
  private effects: Effect[] = [];
  private ended = false;
  /** A transaction of this request is committed. */
  hasCommitted = false;
  /** It has an idempotency key and may be retried. */
  repeatable = false;
  /** See `beginWith`. */
  private first: Step | null = null;
  /** A transaction is running; other work started meanwhile does not belong to the response. */
  working = false;

  /** Connection for reading the response; null: any of the pool. */
  get reader(): QueryRunner | null {
    return this.ended ? null : this.open;
  }

  get takesTransactions(): boolean {
    return !this.ended && !this.working;
  }

  /** Runs the step at the beginning of the next transaction of the request. */
  beginWith(step: Step | null): void {
    this.first = step;
  }

  /** The step of `beginWith` has not run in a transaction that stands. */
  get hasStepToRun(): boolean {
    return this.first !== null;
  }

  /** The step for the transaction that begins: others may begin within it, and have none. */
  takeStep(): Step | null {
    const { first } = this;
    this.first = null;
    return first;
  }

  keepOpen(runner: QueryRunner): void {
    this.open = runner;
  }

  /** Runs the effect after the commit of the open or running transaction. */
  after(effect: Effect): boolean {
    if (this.ended || (!this.open && !this.working)) return false;
    this.effects.push(effect);
    return true;
  }

  /** Called before another transaction begins: commits the previous one without waiting for the response. */
  async commitBetween(): Promise<void> {
    if (!this.open || this.ended) return;
    await this.commitOpen();
  }

  async finish(): Promise<void> {
    this.ended = true;
    await this.commitOpen();
  }

  /** Undoes the open transaction. */
  async undo(): Promise<void> {
    const runner = this.take();
    if (!runner) return;
    this.effects = [];
    await rollBack(runner);
  }

  async abandon(): Promise<void> {
    this.ended = true;
    await this.undo();
  }

  private async commitOpen(): Promise<void> {
    const runner = this.take();
    if (!runner) return;
    await commit(runner, this.repeatable);
    this.hasCommitted = true;
    const { effects } = this;
    this.effects = [];
    await runEffects(effects);
  }

  private take(): QueryRunner | null {
    const { open } = this;
    this.open = null;
    return open;
  }
}

const logger = new Logger('transaction');

/** Their errors do not change the result of the transaction. */
async function runEffects(effects: readonly Effect[]): Promise<void> {
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      logger.error('what follows a transaction has failed', error instanceof Error ? error.stack : error);
    }
  }
}

/**
 * Runs an effect outside the database after the commit: deletes a file, clears a cache. Within a request's
 * transaction it waits for its commit, and is dropped on rollback; otherwise it runs now. It must not fail.
 */
export async function afterCommit(effect: Effect): Promise<void> {
  if (!scope().transactions?.after(effect)) await runEffects([effect]);
}

/** Commits the request's transaction before work outside the database, or work that needs its own commit. */
export async function commitFirst(): Promise<void> {
  await scope().transactions?.commitBetween();
}
