import { CsvError, parse } from 'csv-parse/sync';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TableBuilder, type TableHead, type TableRow, tooManyColumns, tooManyRows } from './table-file.js';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** As much of the text as tells what separates its cells. */
const LOOKED_AT = 20_000;
/** Longer ones are two lines with a quote that was never closed. */
const RECORD = 1_000_000;
/** Maximum rows and cells of a row in a spreadsheet, blank ones included. */
const LINES = 1_048_576;
const CELLS = 16_384;

/**
 * Decodes a file of unknown encoding: UTF-8 with or without BOM, UTF-16 with BOM, else Windows-1252 (a superset of
 * Latin-1), as Spanish Windows writes.
 * @throws {DomainError} `import_wrong_type` when it is not text.
 */
export function decodeText(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  if (content.includes(0)) throw new DomainError('import_wrong_type');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return windows1252(content);
  }
}

/** Windows-1252 differs from Latin-1 at 0x80 to 0x9f. Node 20's decoder confuses them. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252 = (content: Buffer): string =>
  content
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => OF_WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);

/** The delimiter: the most frequent candidate in the headings, outside quotes. */
export function delimiterOf(text: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((mark) => [mark, 0]));
  let quoted = false;
  let seen = false;
  for (const letter of text.slice(0, LOOKED_AT)) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === '\n' && seen) break;
    else if (!quoted && counts.has(letter)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    if (letter.trim() !== '') seen = true;
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ';';
}

/**
 * Scans the text before its cells are created: a line of commas has millions.
 * @throws {DomainError} `import_too_many_rows`, `import_too_many_columns`.
 */
export function assertSheet(text: string, delimiter: string): void {
  const [mark, quote, end] = [delimiter.charCodeAt(0), 34, 10];
  let [lines, cells, quoted] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === quote) quoted = !quoted;
    if (quoted) continue;
    if (letter === end) {
      if (++lines > LINES) throw tooManyRows();
      cells = 0;
    } else if (letter === mark && ++cells > CELLS) throw tooManyColumns();
  }
}

/**
 * Emits rows as they are parsed. For the sandbox only: it blocks the thread.
 * @throws {DomainError} `import_wrong_type`, `import_broken_quotes`, and what TableBuilder and assertSheet throw.
 */
export function readCsv(content: Buffer, keep: (row: TableRow) => void): TableHead {
  const text = decodeText(content).replace(/^\uFEFF/, '');
  // Excel says so in a first line of its own.
  const said = /^sep=(.)\r?\n/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const delimiter = said?.[1] ?? delimiterOf(body);
  assertSheet(body, delimiter);
  const table = new TableBuilder(keep);
  let line = said ? 1 : 0;
  try {
    parse(body, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: RECORD,
      on_record: (record: string[]) => {
        table.add(++line, record);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new DomainError('import_broken_quotes', { row: line + 1 });
    throw error;
  }
  return table.build();
}
