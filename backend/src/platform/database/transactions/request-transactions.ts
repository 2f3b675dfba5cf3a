import { Logger } from '@nestjs/common';
import type { QueryRunner } from 'typeorm';
import { Ambient } from '../../lifecycle/ambient.js';
import { markCommit } from './commit-mark.js';
import { commit, rollBack } from './end-transaction.js';

type Effect = () => Promise<void> | void;

/** The transactions of one request: the last one stays open until the answer is made from it. */
export class RequestTransactions {
  /** Its work is done; it waits for the answer. */
  private open: QueryRunner | null = null;
  private effects: Effect[] = [];
  private undoings: Effect[] = [];
  private ended = false;
  /** Something of this request stands, whatever happens now. */
  hasCommitted = false;
  /** It has a key, and may be sent again without being done twice. */
  repeatable = false;
  /** Work of a transaction is under way; what it begins beside it is none of the answer's. */
  working = false;

  /** The connection on which the answer is read; null: any of the pool. */
  get reader(): QueryRunner | null {
    return this.ended ? null : this.open;
  }

  get takesTransactions(): boolean {
    return !this.ended && !this.working;
  }

  keepOpen(runner: QueryRunner): void {
    this.open = runner;
  }

  /** After the commit of the open transaction, or of that which is being worked on. */
  after(effect: Effect): boolean {
    if (this.ended || (!this.open && !this.working)) return false;
    this.effects.push(effect);
    return true;
  }

  /** When the open transaction is undone, or nobody knows whether it is. */
  onUndone(effect: Effect): void {
    this.undoings.push(effect);
  }

  /** Another transaction begins: the one before does not wait for the answer. */
  async commitBetween(): Promise<void> {
    if (!this.open || this.ended) return;
    await markCommit(this.open.manager);
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
    this.tidy();
  }

  async abandon(): Promise<void> {
    this.ended = true;
    await this.undo();
  }

  private async commitOpen(): Promise<void> {
    const runner = this.take();
    if (!runner) return;
    try {
      await commit(runner, this.repeatable);
    } catch (error) {
      this.tidy();
      throw error;
    }
    this.hasCommitted = true;
    const { effects } = this;
    this.effects = [];
    await runEffects(effects);
  }

  /** The answer does not wait for it: while the database says nothing, each step of it takes seconds to fail. */
  private tidy(): void {
    void runEffects(this.undoings);
  }

  private take(): QueryRunner | null {
    const { open } = this;
    this.open = null;
    return open;
  }
}

const logger = new Logger('transaction');

/** The change stands, or does not, whatever becomes of these. */
async function runEffects(effects: readonly Effect[]): Promise<void> {
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      logger.error('what follows a transaction has failed', error instanceof Error ? error.stack : error);
    }
  }
}

export const requestTransactions = new Ambient<RequestTransactions>();

/**
 * Runs what is to happen outside of the database once the change stands: a file goes, memory forgets. Within a request's
 * transaction it waits for its commit, and does not happen without it; otherwise it happens now. It cannot fail.
 */
export async function afterCommit(effect: Effect): Promise<void> {
  if (!requestTransactions.get()?.after(effect)) await runEffects([effect]);
}

/** What follows happens outside of the database, or must be committed by itself: the request's transaction ends before. */
export async function commitFirst(): Promise<void> {
  await requestTransactions.get()?.commitBetween();
}
