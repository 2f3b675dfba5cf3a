import type { SAXParser, Tag } from 'sax';
import { posix } from 'node:path';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { type ChosenReading, TableBuilder, type TableHead, type TableRow } from './table-file.js';
import { XlsxParts } from './xlsx-parts.js';
import { dayOfSerial, isDateFormat } from './xlsx-dates.js';

/** Maximum decompressed size of a part: twenty thousand rows of sixty columns are well below it. */
const MAX_PART_BYTES = { small: 4_000_000, strings: 60_000_000, sheet: 160_000_000 };

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
const attribute = (tag: Tag, name: string): string => String(tag.attributes[name] ?? '');
const within = (xml: SAXParser, open: (tag: Tag) => void): void => {
  xml.onopentag = (tag) => open(tag as Tag);
};

/**
 * Reads the first visible sheet. Formulas are not evaluated: a cell has the result stored in the file. Emits rows
 * as they are parsed.
 * @throws {DomainError} `import_wrong_type`, `import_unfolds_too_much`, and what TableBuilder throws.
 */
export async function readXlsx(
  content: Buffer,
  keep: (row: TableRow) => void,
  { fila_cabecera }: ChosenReading = {},
): Promise<TableHead> {
  const parts = await XlsxParts.open(content);
  if (!parts.has('xl/workbook.xml')) throw new DomainError('import_wrong_type');
  const { sheet, since1904 } = await firstSheet(parts);
  const [strings, dateStyles] = [await sharedStrings(parts), await dateStylesOf(parts)];
  const table = new TableBuilder(keep, fila_cabecera);
  await parts.read(sheet, MAX_PART_BYTES.sheet, (xml) =>
    listenToRows(xml, { table, strings, dateStyles, since1904 }),
  );
  return table.build(null);
}

async function firstSheet(parts: XlsxParts): Promise<{ sheet: string; since1904: boolean }> {
  const targets = new Map<string, string>();
  await parts.read('xl/_rels/workbook.xml.rels', MAX_PART_BYTES.small, (xml) =>
    within(xml, (tag) => {
      if (local(tag.name) === 'Relationship') targets.set(attribute(tag, 'Id'), attribute(tag, 'Target'));
    }),
  );
  let shown: string | null = null;
  let since1904 = false;
  await parts.read('xl/workbook.xml', MAX_PART_BYTES.small, (xml) =>
    within(xml, (tag) => {
      if (local(tag.name) === 'workbookPr') since1904 = /^(1|true)$/.test(attribute(tag, 'date1904'));
      if (local(tag.name) !== 'sheet' || shown !== null || /hidden/i.test(attribute(tag, 'state'))) return;
      shown = Object.entries(tag.attributes).find(([name]) => /:id$/i.test(name))?.[1] ?? '';
    }),
  );
  const target = targets.get(shown ?? '');
  if (!target) throw new DomainError('import_wrong_type');
  return { sheet: target.startsWith('/') ? target.slice(1) : posix.join('xl', target), since1904 };
}

/** Shared strings, which cells refer to by number; phonetic guides of Japanese text are skipped. */
async function sharedStrings(parts: XlsxParts): Promise<string[]> {
  const strings: string[] = [];
  await parts.read('xl/sharedStrings.xml', MAX_PART_BYTES.strings, (xml) => {
    let text = '';
    let reading = false;
    let phonetic = false;
    within(xml, ({ name }) => {
      if (local(name) === 'si') text = '';
      if (local(name) === 'rPh') phonetic = true;
      if (local(name) === 't') reading = !phonetic;
    });
    xml.ontext = (piece) => {
      if (reading) text += piece;
    };
    xml.onclosetag = (name) => {
      if (local(name) === 't') reading = false;
      if (local(name) === 'rPh') phonetic = false;
      if (local(name) === 'si') strings.push(text);
    };
  });
  return strings;
}

/** Which styles of cells show a date. */
async function dateStylesOf(parts: XlsxParts): Promise<boolean[]> {
  const formats = new Map<string, string>();
  const styles: boolean[] = [];
  let cells = false;
  await parts.read('xl/styles.xml', MAX_PART_BYTES.small, (xml) => {
    within(xml, (tag) => {
      const name = local(tag.name);
      if (name === 'numFmt') formats.set(attribute(tag, 'numFmtId'), attribute(tag, 'formatCode'));
      if (name === 'cellXfs') cells = true;
      if (name === 'xf' && cells) {
        const id = attribute(tag, 'numFmtId');
        styles.push(isDateFormat(Number(id), formats.get(id)));
      }
    });
    xml.onclosetag = (name) => {
      if (local(name) === 'cellXfs') cells = false;
    };
  });
  return styles;
}

interface Sheet {
  table: TableBuilder;
  strings: readonly string[];
  dateStyles: readonly boolean[];
  since1904: boolean;
}

function listenToRows(xml: SAXParser, { table, strings, dateStyles, since1904 }: Sheet): void {
  let cells: string[] = [];
  let line = 0;
  let column = -1;
  let type = '';
  let style = 0;
  let text = '';
  let reading = false;
  within(xml, (tag) => {
    switch (local(tag.name)) {
      case 'row':
        cells = [];
        column = -1;
        line = Number(attribute(tag, 'r')) || line + 1;
        break;
      case 'c': {
        const letters = /^[A-Z]{1,3}/.exec(attribute(tag, 'r'))?.[0];
        column = letters ? placeOf(letters) : column + 1;
        type = attribute(tag, 't');
        style = Number(attribute(tag, 's')) || 0;
        text = '';
        break;
      }
      case 'v':
      case 't':
        reading = true;
    }
  });
  xml.ontext = (piece) => {
    if (reading) text += piece;
  };
  xml.onclosetag = (name) => {
    switch (local(name)) {
      case 'v':
      case 't':
        reading = false;
        break;
      case 'c':
        while (cells.length < column) cells.push('');
        cells[column] = valueOf();
        break;
      case 'row':
        table.add(line, cells);
    }
  };

  function valueOf(): string {
    if (type === 's') return strings[Number(text)] ?? '';
    if (type === 'b') return text === '1' ? 'Sí' : 'No';
    if (type === 'e') return '';
    if (type === 'inlineStr' || type === 'str' || text === '') return text;
    const number = Number(text);
    if (!Number.isFinite(number)) return text;
    if (dateStyles[style]) return dayOfSerial(number, since1904) ?? text;
    if (Number.isInteger(number)) return Number.isSafeInteger(number) ? String(number) : text;
    // With a comma, as Spanish lists have it: 1.234 would be a little more than a thousand. Excel shows fifteen digits.
    return String(Number(number.toPrecision(15))).replace('.', ',');
  }
}

/** A is 0. Far columns are cut: the builder refuses them by their number. */
const placeOf = (letters: string): number =>
  [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
