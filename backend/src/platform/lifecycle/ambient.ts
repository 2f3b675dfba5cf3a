import { AsyncLocalStorage } from 'node:async_hooks';

interface Value {
  of: Ambient<unknown>;
  value: unknown;
  outer: Value | undefined;
}

/** One storage for all values: Node copies each storage's value to every promise. */
const storage = new AsyncLocalStorage<Value>();

/** A value of the current asynchronous work and everything that it starts, without passing it as an argument. */
export class Ambient<T> {
  run<R>(value: T, work: () => R): R {
    return storage.run({ of: this, value, outer: storage.getStore() }, work);
  }

  /** Undefined outside `run`. */
  get(): T | undefined {
    let found = storage.getStore();
    while (found && found.of !== this) found = found.outer;
    return found?.value as T | undefined;
  }
}

/** Runs background work outside the current request and transaction. */
export const outsideOfRequests = <R>(work: () => R): R => storage.exit(work);
