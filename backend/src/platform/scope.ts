import { AsyncLocalStorage } from 'node:async_hooks';
import type { SiteLanguage } from '@hiring/contract';
import type { Response } from 'express';
import type { QueryRunner } from 'typeorm';
import type { Actor } from './auth/actor.js';
import type { RequestTransactions } from './database/transactions/request-transactions.js';

/** The request that is being answered. */
export interface RequestScope {
  /** The value of X-Request-Id. */
  id: string;
  response: Response;
  /** Who asks; null: a visitor, or not known yet. */
  actor: Actor | null;
}

/** What belongs to the current asynchronous work and everything that it starts, without being passed as an argument. */
export interface Scope {
  request?: RequestScope;
  /** In which whoever asks reads the answer. */
  languageAsked?: SiteLanguage;
  /** In which texts are being written. */
  languageWritten?: SiteLanguage;
  /** Absent in jobs. */
  transactions?: RequestTransactions;
  /** The transaction of several services together: each of them joins it instead of beginning its own. */
  joined?: QueryRunner;
  /** The time with which the work has begun: `at` at the moment `since` of the process. */
  begun?: { at: number; since: number };
}

const storage = new AsyncLocalStorage<Scope>();
const NONE: Scope = {};

export const scope = (): Scope => storage.getStore() ?? NONE;

/** Runs work with these values, which hide those from outside. */
export const within = <Result>(values: Scope, work: () => Result): Result =>
  storage.run({ ...storage.getStore(), ...values }, work);

/** Runs background work outside the current request and transaction. */
export const outsideOfRequests = <Result>(work: () => Result): Result => storage.exit(work);

/** The id of the current request; undefined in jobs and at boot. */
export const requestId = (): string | undefined => scope().request?.id;

/** The current response; null outside requests, and after its headers were sent. */
export function currentResponse(): Response | null {
  const response = scope().request?.response;
  return response && !response.headersSent ? response : null;
}
