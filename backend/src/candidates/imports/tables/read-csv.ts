import { CsvError, parse } from 'csv-parse/sync';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TableBuilder, type TableHead, type TableRow, tooManyColumns, tooManyRows } from './table-file.js';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** As much of the text as tells what separates its cells. */
const LOOKED_AT = 20_000;
/** Longer ones are two lines with a quote that was never closed. */
const RECORD = 1_000_000;
/** Lines and cells of a line that a spreadsheet has at most. Further ones are no sheet, even when they are blank. */
const LINES = 1_048_576;
const CELLS = 16_384;

/**
 * The text of a file of unknown origin: UTF-8 with or without its mark, UTF-16 with it, else what Spanish Windows writes
 * (Windows-1252, of which Latin-1 is a part).
 * @throws {DomainError} `import_wrong_type` for what is no text.
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

/** Where Windows-1252 is not Latin-1: 0x80 to 0x9f. Node 20's own decoder takes the one for the other. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252 = (content: Buffer): string =>
  content
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => OF_WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);

/** What stands between cells: what there is most of in the headings, outside of quotes. */
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
 * Looks through the text once, before its cells are made: a line of commas is millions of them.
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
 * Hands the rows over as they come. For the sandbox: it holds the thread until it has read everything.
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
