import { AsyncLocalStorage } from 'node:async_hooks';

type Values = Readonly<Record<symbol, unknown>>;

/** One for all that is handed on: Node gives each storage's value to every promise, and there are many. */
const storage = new AsyncLocalStorage<Values>();

/** A value that belongs to the work under way and to all that it starts, without being handed from call to call. */
export class Ambient<T> {
  private readonly key = Symbol('ambient');

  run<R>(value: T, work: () => R): R {
    return storage.run({ ...storage.getStore(), [this.key]: value }, work);
  }

  /** Undefined outside of `run`. */
  get(): T | undefined {
    return storage.getStore()?.[this.key] as T | undefined;
  }
}

/** Work that whoever began it does not wait for, and that is none of theirs: no request, no transaction. */
export const outsideOfRequests = <R>(work: () => R): R => storage.exit(work);
