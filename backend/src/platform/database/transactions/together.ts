import { postgresError } from '../../errors/constraint-errors.js';

type Results<Work extends readonly unknown[]> = { -readonly [Place in keyof Work]: Awaited<Work[Place]> };

const IN_FAILED_TRANSACTION = '25P02';

/**
 * Like `Promise.all`, for statements of one transaction that travel in one round trip. When one fails it waits for the
 * others first: none of them may reach the connection after the rollback.
 */
export async function together<const Work extends readonly unknown[]>(work: Work): Promise<Results<Work>> {
  const all = await Promise.allSettled(work);
  // The first that PostgreSQL ran is the cause: it refuses all that follow. Of steps of several statements that need
  // not be the first of the list.
  const failed = all.filter((one) => one.status === 'rejected');
  const cause =
    failed.find(({ reason }) => postgresError(reason)?.code !== IN_FAILED_TRANSACTION) ?? failed[0];
  if (cause) throw cause.reason;
  return all.map((one) => (one as PromiseFulfilledResult<unknown>).value) as Results<Work>;
}
