type Results<Work extends readonly unknown[]> = { -readonly [Place in keyof Work]: Awaited<Work[Place]> };

/**
 * Like `Promise.all`, for statements of one transaction that travel in one round trip. When one fails it waits for the
 * others first: none of them may reach the connection after the rollback.
 */
export async function together<const Work extends readonly unknown[]>(work: Work): Promise<Results<Work>> {
  const all = await Promise.allSettled(work);
  // They fail in the order in which PostgreSQL ran them: the first is the cause of the others.
  const failed = all.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return all.map((one) => (one as PromiseFulfilledResult<unknown>).value) as Results<Work>;
}
