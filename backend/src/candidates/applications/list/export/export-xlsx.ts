import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Cell, ExportColumn } from './export-columns.js';

/*
 * A workbook of one sheet, written as it is read (ECMA-376 part 1, 18): text stands in its cell, so that no table of
 * strings has to be kept until the end.
 */

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Indexes into cellXfs below. */
const DAY_STYLE = 1;
const TITLE_STYLE = 2;
/** Day 0 of a sheet, as Excel counts since its leap year of 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** Control characters, but for tab and line breaks, and what is no character: XML 1.0 has no place for them. */
const NOT_IN_XML = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}]/gu;

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
};

type Columns<Row> = readonly (Pick<ExportColumn<Row>, 'title' | 'width'> & { cell: (row: Row) => Cell })[];

/** The file, and what to call when nobody reads it any more: a ZIP does not tell its parts so. */
export function xlsxOf<Row>(
  sheet: string,
  columns: Columns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): { stream: Readable; stop: () => void } {
  const zip = new ZipFile();
  const source = Readable.from(sheetOf(columns, batches), { objectMode: false });
  const output = Readable.from(zip.outputStream, { objectMode: false });
  source.on('error', (error) => output.destroy(error));
  for (const [path, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(XML + xml), path);
  const workbook = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  zip.addBuffer(Buffer.from(XML + workbook), 'xl/workbook.xml');
  zip.addReadStream(source, 'xl/worksheets/sheet1.xml');
  zip.end();
  return { stream: output, stop: () => source.destroy() };
}

async function* sheetOf<Row>(
  columns: Columns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  yield rowOf(columns.map(({ title }) => textCell(title, TITLE_STYLE)));
  let count = 1;
  for await (const rows of batches) {
    count += rows.length;
    yield rows.map((row) => rowOf(columns.map(({ cell }) => cellOf(cell(row))))).join('');
  }
  yield `</sheetData><autoFilter ref="A1:${letterOf(columns.length)}${count}"/></worksheet>`;
}

const rowOf = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;

function cellOf(cell: Cell): string {
  if (cell === null) return '<c/>';
  if ('number' in cell) return `<c><v>${cell.number}</v></c>`;
  if ('day' in cell) {
    const days = (Date.parse(`${cell.day}T00:00:00Z`) - DAY_ZERO) / DAY_MS;
    return `<c s="${DAY_STYLE}"><v>${days}</v></c>`;
  }
  return textCell(cell.text);
}

function textCell(text: string, style?: number): string {
  const s = style === undefined ? '' : ` s="${style}"`;
  return `<c${s} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function escaped(text: string): string {
  return text
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The letters of a column: 1 is A, 27 is AA. */
const letterOf = (column: number): string =>
  (column > 26 ? letterOf(Math.floor((column - 1) / 26)) : '') +
  String.fromCharCode(65 + ((column - 1) % 26));
