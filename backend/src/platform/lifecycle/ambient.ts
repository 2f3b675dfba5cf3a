import { AsyncLocalStorage } from 'node:async_hooks';

type Values = Readonly<Record<symbol, unknown>>;

/** One storage for all values: Node copies each storage's value to every promise. */
const storage = new AsyncLocalStorage<Values>();

/** A value of the current asynchronous work and everything that it starts, without passing it as an argument. */
export class Ambient<T> {
  private readonly key = Symbol('ambient');

  run<R>(value: T, work: () => R): R {
    return storage.run({ ...storage.getStore(), [this.key]: value }, work);
  }

  /** Undefined outside `run`. */
  get(): T | undefined {
    return storage.getStore()?.[this.key] as T | undefined;
  }
}

/** Runs background work outside the current request and transaction. */
export const outsideOfRequests = <R>(work: () => R): R => storage.exit(work);
