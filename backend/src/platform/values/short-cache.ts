/** A change that another process made is seen after this time at the latest (5 s are promised). */
const FRESH_MS = 3000;

interface Kept<T> {
  value: Promise<T>;
  /** Infinity while it is being read: one query, however many ask at once. */
  until: number;
}

/** One small value that is read everywhere, such as the settings: this process reads it again after three seconds. */
export class ShortCache<T> {
  private kept: Kept<T> | null = null;

  constructor(private readonly load: () => Promise<T>) {}

  /** @throws what `load` throws; it is not kept. */
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

  /** After a change in this process. What is being read now may be older: it is answered, and not kept. */
  forget(): void {
    this.kept = null;
  }
}
