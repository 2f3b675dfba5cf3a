import { DomainError } from '../../errors/domain-error.js';

/** The cursor of rows with permanent numbers: the number of the last row shown. */
export function readRowCursor(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\d{1,9}$/.test(text)) throw new DomainError('invalid_cursor');
  return Number(text);
}

/** Null: the page is the last one. */
export const rowCursor = (last: number | undefined): string | null =>
  last === undefined ? null : String(last);
