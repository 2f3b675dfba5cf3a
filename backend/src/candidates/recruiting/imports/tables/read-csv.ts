import type { ImportEncoding } from '@hiring/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { withoutGuard } from '../../../../platform/http/csv/csv.js';
import {
  type ChosenReading,
  TableBuilder,
  type TableHead,
  type TableRow,
  tooManyColumns,
  tooManyRows,
} from './table-file.js';

const DELIMITERS = [';', ',', '\t', '|'] as const;
/** As much of the text as tells what separates its cells. */
const LOOKED_AT = 20_000;
/** Longer ones are two lines with a quote that was never closed. */
const RECORD = 1_000_000;
/** Maximum rows and cells of a row in a spreadsheet, blank ones included. */
const LINES = 1_048_576;
const CELLS = 16_384;

/**
 * Decodes a file of unknown encoding: UTF-8 and UTF-16 with or without BOM, else that of Windows-1252, ISO-8859-15
 * and Mac Roman, which Excel for Mac writes, in which it reads most like Spanish or Catalan.
 * @param chosen by whom the file is known; it is not looked at.
 * @throws {DomainError} `import_wrong_type` when it is not text.
 */
export function decode(content: Buffer, chosen?: ImportEncoding): { text: string; encoding: ImportEncoding } {
  const encoding = chosen ?? encodingOf(content);
  const text = encoding === 'utf-16' ? decodeUtf16(content) : DECODERS[encoding](content);
  if (encoding === 'utf-16' && !markOf(content) && /[^\P{Cc}\t\n\v\f\r]|\ufffd/u.test(text))
    throw new DomainError('import_wrong_type');
  return { text, encoding };
}

function encodingOf(content: Buffer): ImportEncoding {
  if (markOf(content) || content.includes(0)) return 'utf-16';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return 'utf-8';
  } catch {
    const head = content.subarray(0, DECODED);
    const [best] = (['windows-1252', 'iso-8859-15', 'mac-roman'] as const)
      .map((encoding) => ({ encoding, likeness: likeness(DECODERS[encoding](head)) }))
      .sort((a, b) => b.likeness - a.likeness);
    return best?.encoding ?? 'windows-1252';
  }
}

function markOf(content: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  return content[0] === 0xfe && content[1] === 0xff ? 'utf-16be' : null;
}

/** Without its mark, the zero of the first plain letter says which byte comes first. */
const decodeUtf16 = (content: Buffer): string =>
  new TextDecoder(markOf(content) ?? (content.indexOf(0) % 2 === 0 ? 'utf-16be' : 'utf-16le')).decode(
    content,
  );

/** As much of a file as tells its encoding. */
const DECODED = 1_000_000;
/** Accented letters inside words speak for a decoding; controls, signs and capitals inside words against it. */
function likeness(text: string): number {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return (
    2 *
      count(
        /(?<![\p{Ll}’])[ÁÉÍÓÚÜÑÇÀÈÒÏ](?=\p{L})|(?<=\p{L})[áéíóúüñçàèòï](?!\p{Lu})|[áéíóúüñçàèòï](?=\p{Ll})/gu,
      ) +
    2 * count(/(?<=l)·(?=l)|(?<=\b[dlmnst])’(?=\p{L})|(?<=\d)[ªº]/giu) -
    count(
      /[^\p{ASCII}áéíóúüñçàèòïÁÉÍÓÚÜÑÇÀÈÒÏªº¿¡·€’“”–—…•«»]|(?<=\p{Ll})[ÁÉÍÓÚÜÑÇÀÈÒÏ]|(?<=\p{L})[¿¡—–…•“](?=\p{L})/gu,
    ) -
    9 * count(/[\x80-\x9f]/g)
  );
}

/** A table of a web page, which some programs name .xls. */
export const isWebPage = (content: Buffer): boolean =>
  /^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->)*<(?:!doctype html|html|head|meta|style|body|table|div)\b/i.test(
    content
      .subarray(0, 4096)
      .toString('latin1')
      .replace(/^\u00ef\u00bb\u00bf/, '')
      .replaceAll('\0', '')
      .replace(/^(?:\u00ff\u00fe|\u00fe\u00ff)/, ''),
  );

/** Windows-1252 differs from Latin-1 at 0x80 to 0x9f. Node 20's decoder confuses them. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252 = (content: Buffer): string =>
  content
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => OF_WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);

const of =
  (encoding: string) =>
  (content: Buffer): string =>
    new TextDecoder(encoding).decode(content);

const DECODERS: Readonly<Record<Exclude<ImportEncoding, 'utf-16'>, (content: Buffer) => string>> = {
  'utf-8': of('utf-8'),
  'windows-1252': windows1252,
  'iso-8859-15': of('iso-8859-15'),
  'mac-roman': of('macintosh'),
};

/** The delimiter: the one that most lines have equally often, outside quotes; the more frequent of two. */
export function delimiterOf(text: string): string {
  const head = text.slice(0, LOOKED_AT).replace(/"[^"]*"/g, '');
  const ranked = DELIMITERS.map((mark) => {
    const counts = new Map<number, number>();
    for (const line of head.split(/\r\n?|\n/)) {
      const count = line.split(mark).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    const [often = 0, lines = 0] = [...counts].sort(([a, x], [b, y]) => y - x || b - a)[0] ?? [];
    return { mark, often, lines };
  });
  return ranked.sort((a, b) => b.lines - a.lines || b.often - a.often)[0]?.mark ?? ';';
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
 * @throws {DomainError} `import_web_page`, `import_wrong_type`, `import_broken_quotes`, and what TableBuilder and assertSheet throw.
 */
export function readCsv(
  content: Buffer,
  keep: (row: TableRow) => void,
  { codificacion, fila_cabecera }: ChosenReading = {},
): TableHead {
  if (isWebPage(content)) throw new DomainError('import_web_page');
  const decoded = decode(content, codificacion);
  const text = decoded.text.replace(/^\uFEFF/, '');
  // Excel says so in a first line of its own.
  const said = /^sep=(.)\r?\n/i.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const delimiter = said?.[1] ?? delimiterOf(body);
  assertSheet(body, delimiter);
  const table = new TableBuilder(keep, fila_cabecera);
  let line = said ? 1 : 0;
  try {
    parse(body, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: RECORD,
      on_record: (record: string[]) => {
        table.add(++line, record.map(withoutGuard));
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new DomainError('import_broken_quotes', { row: line + 1 });
    throw error;
  }
  return table.build(decoded.encoding);
}
