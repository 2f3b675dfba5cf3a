export type Cell = { text: string } | { day: string } | { number: number } | null;

/** What a spreadsheet would interpret as a formula, also after blanks and in full-width characters. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** CSV for Excel in Spanish: UTF-8 with a BOM, semicolons, days as dd/mm/yyyy. */
export async function* csvOf<Row>(
  columns: readonly { title: string; cell: (row: Row) => Cell }[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${columns.map(({ title }) => field(wordsOf({ text: title }))).join(';')}\r\n`;
  for await (const rows of batches) {
    yield rows.map((row) => `${columns.map(({ cell }) => field(wordsOf(cell(row)))).join(';')}\r\n`).join('');
  }
}

/**
 * CSV for programs: RFC 4180 with commas, field names, days as YYYY-MM-DD, and unescaped texts. Do not open it in a
 * spreadsheet unchecked: a text may be a formula.
 */
export async function* rawCsvOf<Row>(
  columns: readonly { name: string; cell: (row: Row) => Cell }[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield `${columns.map(({ name }) => name).join(',')}\r\n`;
  for await (const rows of batches) {
    yield rows.map((row) => `${columns.map(({ cell }) => rawField(cell(row))).join(',')}\r\n`).join('');
  }
}

function rawField(cell: Cell): string {
  if (cell === null) return '';
  const value = 'number' in cell ? String(cell.number) : 'day' in cell ? cell.day : cell.text;
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

function wordsOf(cell: Cell): string {
  if (cell === null) return '';
  if ('number' in cell) return String(cell.number).replace('.', ',');
  if ('day' in cell) return cell.day.split('-').reverse().join('/');
  return FORMULA.test(cell.text) ? `'${cell.text}` : cell.text;
}

/** A text of such a file as it was before. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

function field(value: string): string {
  return /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
