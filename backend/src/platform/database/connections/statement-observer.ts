/**
 * Called when a statement is sent; the returned function is called at its end.
 * @param text with placeholders for values
 */
export type StatementObserver = (text: string) => ((error?: unknown) => void) | null;

let observer: StatementObserver | null = null;

/** From now on this one is told; null: nobody. */
export function observeStatements(next: StatementObserver | null): void {
  observer = next;
}

/** Returns the function to call at the end of the statement; null: no observer. */
export const startStatement: StatementObserver = (text) => observer?.(text) ?? null;
