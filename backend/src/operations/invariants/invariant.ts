/**
 * What must always hold, by a sentence: each statement finds the rows that break it, and names them in a column `id`.
 * They are written apart from the code that keeps them, so that one mistake is not made twice;
 * which estados there are, and what each means, is the one table of the contract, which a spec compares with the database.
 */
export type Invariants = Readonly<Record<string, string>>;

export interface Finding {
  rule: string;
  /** The first that break it, by their ids or keys; empty when it holds. */
  broken: string[];
}

/** Runs one statement. */
export type Query = (sql: string) => Promise<{ id: string }[]>;
