/**
 * Told of each statement when it is sent; what it gives back is called with its end.
 * @param text with placeholders for values
 */
export type StatementObserver = (text: string) => ((error?: unknown) => void) | null;

let observer: StatementObserver | null = null;

/** From now on this one is told; null: nobody. */
export function observeStatements(next: StatementObserver | null): void {
  observer = next;
}

/** What to call with the end of the statement; null: nobody asks. */
export const startStatement: StatementObserver = (text) => observer?.(text) ?? null;
