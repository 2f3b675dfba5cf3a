import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { postgresError } from '../../errors/constraint-errors.js';
import { toProblem } from '../../errors/problem.js';
import { commit, commitUnknown, rollBack } from './end-transaction.js';
import { scope, within } from '../../scope.js';
import { RequestTransactions } from './request-transactions.js';

const RETRIES = 4;

type Work<T> = (manager: EntityManager) => Promise<T>;

/**
 * Runs `work` in one transaction and returns its result. After a deadlock or serialization failure, which
 * PostgreSQL has rolled back, it runs again; `work` must therefore have no effects outside the database.
 * @throws {DomainError} `commit_unknown`, and what `work` throws
 */
export async function inTransaction<T>(dataSource: DataSource, work: Work<T>): Promise<T> {
  const { joined, transactions: request } = scope();
  if (joined) return work(joined.manager);
  await request?.commitBetween();
  const { runner, result } = await begin(dataSource, work);
  await commit(runner, request?.repeatable ?? false);
  if (request) request.hasCommitted = true;
  return result;
}

/**
 * Like `inTransaction`, but the transaction stays open until the response is built, and later reads of the request
 * use it: either change and success response both exist, or neither. Effects outside the database use
 * `afterCommit`. An error of the request rolls it back: use `inTransaction` when a refusal must store something. A
 * second transaction commits the first. In a job it equals `inTransaction`.
 */
export async function inRequestTransaction<T>(dataSource: DataSource, work: Work<T>): Promise<T> {
  const { joined, transactions: request } = scope();
  if (joined || !request?.takesTransactions) return inTransaction(dataSource, work);
  await request.commitBetween();
  request.working = true;
  try {
    const { runner, result } = await begin(dataSource, work);
    request.keepOpen(runner);
    return result;
  } finally {
    request.working = false;
  }
}

/**
 * Runs `work` so that the services that it calls write in the transaction of `manager`, all of them or none: for an action
 * that is made of several. Nothing in it may have an effect outside of the database.
 */
export async function joining<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
  const { queryRunner } = manager;
  if (!queryRunner?.isTransactionActive) throw new Error('there is no transaction to join');
  return within({ joined: queryRunner }, work);
}

/**
 * Builds the response of a writing request. Its last transaction commits when the response is ready.
 * @throws {DomainError} `commit_unknown` instead of an internal error when something is already committed
 */
export async function answering<T>(work: () => Promise<T>): Promise<T> {
  if (scope().transactions) return work();
  const request = new RequestTransactions();
  return within({ transactions: request }, async () => {
    try {
      const answer = await work();
      await request.finish();
      return answer;
    } catch (error) {
      await request.abandon();
      const unexplained = request.hasCommitted && toProblem(error).status >= 500;
      throw unexplained ? commitUnknown(error, request.repeatable) : error;
    }
  });
}

/** A deadlock, and a serialization failure. */
const REPEATED: ReadonlySet<string> = new Set(['40P01', '40001']);

async function begin<T>(dataSource: DataSource, work: Work<T>): Promise<{ runner: QueryRunner; result: T }> {
  const request = scope().transactions;
  const step = request?.takeStep();
  for (let attempt = 0; ; attempt++) {
    const runner = dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await step?.(runner.manager);
      const result = await work(runner.manager);
      return { runner, result };
    } catch (error) {
      await rollBack(runner);
      const code = postgresError(error)?.code;
      if (attempt >= RETRIES || !REPEATED.has(code ?? '')) {
        if (step) request?.beginWith(step);
        throw error;
      }
      await sleep(10 * 2 ** attempt + Math.random() * 20);
    }
  }
}
