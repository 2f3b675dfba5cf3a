import type { EntityManager } from 'typeorm';
import { Ambient } from '../../lifecycle/ambient.js';

/** What must still be so when the request's first transaction begins. */
export interface Precondition {
  /** True once a transaction has committed under it: what follows sees that change, and is not asked again. */
  held: boolean;
  /** Locks what it looks at, so that it stays so. @throws when it is not so. */
  check(manager: EntityManager): Promise<void>;
}

const preconditions = new Ambient<Precondition>();

/** Runs work whose first transaction begins with the check. */
export function underPrecondition<T>(precondition: Precondition, work: () => Promise<T>): Promise<T> {
  return preconditions.run(precondition, work);
}

/** Called by every transaction at its beginning. */
export async function checkPrecondition(manager: EntityManager): Promise<void> {
  const precondition = preconditions.get();
  if (precondition && !precondition.held) await precondition.check(manager);
}

/** Called after a transaction has committed. */
export function notePreconditionHeld(): void {
  const precondition = preconditions.get();
  if (precondition) precondition.held = true;
}
