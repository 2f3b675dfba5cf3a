/**
 * Called when a statement is sent; the returned function is called at its end.
 * @param text with placeholders for values
 * @param values personal data among them: never logged or traced
 */
export type StatementObserver = (
  text: string,
  values: unknown,
  connection: object,
) => ((error: unknown, result?: unknown) => void) | null;

let observer: StatementObserver | null = null;

/** From now on this one is told; null: nobody. */
export function observeStatements(next: StatementObserver | null): void {
  observer = next;
}

/** Returns the function to call at the end of the statement; null: no observer. */
export const startStatement: StatementObserver = (...sent) => observer?.(...sent) ?? null;
