import type { EntityManager } from 'typeorm';
import { Ambient } from '../../lifecycle/ambient.js';

/** A condition that must still hold when the request's first transaction begins. */
export interface Precondition {
  /** True once a transaction has committed under it: later ones are not checked. */
  held: boolean;
  /** Locks the rows it checks. @throws when the condition does not hold. */
  check(manager: EntityManager): Promise<void>;
}

const preconditions = new Ambient<Precondition>();

/** Runs work whose first transaction starts with the check. */
export function underPrecondition<T>(precondition: Precondition, work: () => Promise<T>): Promise<T> {
  return preconditions.run(precondition, work);
}

/** True until a transaction has committed under the condition, if there is one. */
export const isConditional = (): boolean => preconditions.get()?.held === false;

/** Called at the start of every transaction. */
export async function checkPrecondition(manager: EntityManager): Promise<void> {
  const precondition = preconditions.get();
  if (precondition && !precondition.held) await precondition.check(manager);
}

/** Called after a transaction has committed. */
export function notePreconditionHeld(): void {
  const precondition = preconditions.get();
  if (precondition) precondition.held = true;
}
