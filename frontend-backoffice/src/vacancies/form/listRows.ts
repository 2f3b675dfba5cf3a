/** The rows of a list that is being typed, and which of them has the focus. */
export interface Rows {
  rows: string[];
  focus: number;
}

/** With an empty row after this one; null: there are as many as there may be. */
export const withRow = (rows: readonly string[], after: number, most: number): Rows | null =>
  rows.length >= most ? null : { rows: rows.toSpliced(after + 1, 0, ''), focus: after + 1 };

/** Without this row; the last one that is left stays, emptied. */
export const withoutRow = (rows: readonly string[], place: number): Rows =>
  rows.length === 1
    ? { rows: [''], focus: 0 }
    : { rows: rows.toSpliced(place, 1), focus: Math.min(place, rows.length - 2) };

/** What a key does in a row: Enter adds one after a row with words, Backspace takes an empty one away. */
export function afterKey(key: string, rows: readonly string[], place: number, most: number): Rows | null {
  if (key === 'Enter' && rows[place]?.trim()) return withRow(rows, place, most);
  return key === 'Backspace' && rows[place] === '' && rows.length > 1 ? withoutRow(rows, place) : null;
}
