/** A change by another process is visible after this time at the latest (5 s are promised). */
const FRESH_MS = 3000;

interface Kept<T> {
  value: Promise<T>;
  /** Infinity while it is loading: one query for any number of concurrent readers. */
  until: number;
}

/** Caches one small value that is read often, such as the settings: this process reloads it after three seconds. */
export class ShortCache<T> {
  private kept: Kept<T> | null = null;

  constructor(private readonly load: () => Promise<T>) {}

  /** @throws what `load` throws; errors are not cached. */
  get(): Promise<T> {
    if (this.kept && this.kept.until > performance.now()) return this.kept.value;
    const kept: Kept<T> = { value: this.load(), until: Infinity };
    this.kept = kept;
    kept.value.then(
      () => (kept.until = performance.now() + FRESH_MS),
      () => this.kept === kept && this.forget(),
    );
    return kept.value;
  }

  /** Call after a change in this process. A load in progress may be outdated: it is returned and not cached. */
  forget(): void {
    this.kept = null;
  }
}
