import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { postgresError } from '../../errors/constraint-errors.js';
import { toProblem } from '../../errors/problem.js';
import { markCommit } from './commit-mark.js';
import { commit, commitUnknown, rollBack } from './end-transaction.js';
import { checkPrecondition, notePreconditionHeld } from './precondition.js';
import { RequestTransactions, requestTransactions } from './request-transactions.js';

const RETRIES = 4;

type Work<T> = (manager: EntityManager) => Promise<T>;

/**
 * Runs `work` in one transaction and gives back its result. A deadlock or serialization failure, where
 * PostgreSQL has undone everything, is tried again from the start; `work` must therefore do nothing
 * outside the database.
 * @throws {DomainError} `commit_unknown`, and what `work` throws
 */
export async function inTransaction<T>(dataSource: DataSource, work: Work<T>): Promise<T> {
  const request = requestTransactions.get();
  await request?.commitBetween();
  const { runner, result } = await begin(dataSource, async (manager) => {
    const made = await work(manager);
    await markCommit(manager);
    return made;
  });
  await commit(runner, request?.repeatable ?? false);
  if (request) request.hasCommitted = true;
  return result;
}

/**
 * As `inTransaction`, but the transaction of a request stays open until its answer is made, and what the request reads
 * from then on it reads in it: either the change stands and its answer is the success, or neither. What happens outside
 * of the database waits with `afterCommit`. Whatever the request throws undoes it: a refusal that must leave something
 * behind takes `inTransaction`. A second transaction commits the first. In a job it is `inTransaction`.
 */
export async function inRequestTransaction<T>(dataSource: DataSource, work: Work<T>): Promise<T> {
  const request = requestTransactions.get();
  if (!request?.takesTransactions) return inTransaction(dataSource, work);
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
 * Makes the answer of a request that writes. Its last transaction is committed when the answer is there.
 * @throws {DomainError} `commit_unknown` instead of an error of ours when something of it stands already
 */
export async function answering<T>(work: () => Promise<T>): Promise<T> {
  if (requestTransactions.get()) return work();
  const request = new RequestTransactions();
  return requestTransactions.run(request, async () => {
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

async function begin<T>(dataSource: DataSource, work: Work<T>): Promise<{ runner: QueryRunner; result: T }> {
  for (let attempt = 0; ; attempt++) {
    const runner = dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await checkPrecondition(runner.manager);
      const result = await work(runner.manager);
      notePreconditionHeld();
      return { runner, result };
    } catch (error) {
      await rollBack(runner);
      const code = postgresError(error)?.code;
      if (attempt >= RETRIES || (code !== '40P01' && code !== '40001')) throw error;
      await sleep(10 * 2 ** attempt + Math.random() * 20);
    }
  }
}
