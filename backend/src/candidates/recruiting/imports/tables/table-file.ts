import { IMPORT_LIMITS, type ImportEncoding } from '@hiring/contract';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { fieldOfHeading } from '../rows/headings.js';

export interface TableRow {
  /** Row number of the spreadsheet: headings are row 1, or lower after blank rows. */
  numero: number;
  valores: string[];
}

/** How somebody who knows the file has it read; what is not said is recognised. */
export interface ChosenReading {
  codificacion?: ImportEncoding;
  /** Row of the spreadsheet; 0: it has no headings. */
  fila_cabecera?: number;
}

/** How a file was read. */
export interface Reading {
  /** Null: a workbook says it itself. */
  codificacion: ImportEncoding | null;
  fila_cabecera: number;
  /** The first lines of the file, those above its headings included, shortened. */
  lineas: TableRow[];
}

/** A sheet without its rows. Formulas have their stored result. */
export interface TableHead extends Reading {
  columnas: string[];
  /** Rows below the headings. */
  total: number;
}

/** Text that the database can hold, as one trims it by hand. */
export const tidyCell = (text: string): string =>
  text.replaceAll('\0', '').toWellFormed().replace(/\r\n?/g, '\n').trim().slice(0, IMPORT_LIMITS.celda);

/** Lines among which the headings are looked for: reports begin with a title, a date, notes. They are shown. */
const BEFORE_ROWS = IMPORT_LIMITS.cabecera;
/** How much of a line is shown: its number of cells, and the letters of each. */
const LINE_SHOWN = { cells: 12, letters: 60 };

/** Place of the headings: the line with most known ones, at least two, or the first that is filled like the others. */
export function headingsAt(lines: readonly (readonly string[])[]): number {
  const known = lines.map((cells) => cells.filter((cell) => fieldOfHeading(cell)).length);
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  const filled = lines.map((cells) => cells.filter(Boolean).length);
  return filled.findIndex((count) => count > Math.max(...filled) / 2);
}

/** Builds a table from lines: lines above the headings and blank ones are skipped. */
export class TableBuilder {
  private columnas: string[] | null = null;
  private first: TableRow[] = [];
  private readonly lineas: TableRow[] = [];
  private headings = 0;
  private total = 0;
  private widest = 0;

  /** @param keep takes each row as it comes. @param chosen row of the headings, 0: none; else it is looked for. */
  constructor(
    private readonly keep: (row: TableRow) => void,
    private readonly chosen?: number,
  ) {
    if (chosen === 0) this.columnas = [];
  }

  /** @throws {DomainError} `import_too_many_rows`, `import_too_many_columns`. */
  add(numero: number, cells: readonly string[]): void {
    const valores = cells.map(tidyCell);
    while (valores.at(-1) === '') valores.pop();
    if (valores.length === 0) return;
    if (valores.length > IMPORT_LIMITS.columnas) throw tooManyColumns();
    if (this.lineas.length < BEFORE_ROWS) this.lineas.push(shownLine({ numero, valores }));
    if (this.columnas) this.addRow({ numero, valores });
    else if (this.chosen !== undefined) this.beginAt(numero, valores);
    else if (this.first.push({ numero, valores }) === BEFORE_ROWS) this.begin();
  }

  /** A chosen row that is blank leaves the columns without headings. */
  private beginAt(numero: number, valores: string[]): void {
    if (numero < (this.chosen ?? 0)) return;
    this.columnas = numero === this.chosen ? titlesOf(valores) : [];
    this.headings = numero === this.chosen ? numero : 0;
    if (this.headings === 0) this.addRow({ numero, valores });
  }

  private begin(): void {
    const place = headingsAt(this.first.map(({ valores }) => valores));
    this.columnas = titlesOf(this.first[place]?.valores ?? []);
    this.headings = this.first[place]?.numero ?? 0;
    for (const row of this.first.splice(0).slice(place + 1)) this.addRow(row);
  }

  private addRow(row: TableRow): void {
    if (this.total === IMPORT_LIMITS.filas) throw tooManyRows();
    this.total++;
    this.widest = Math.max(this.widest, row.valores.length);
    this.keep(row);
  }

  /** @throws {DomainError} `import_empty`. */
  build(codificacion: ImportEncoding | null): TableHead {
    if (!this.columnas && this.first.length > 0) this.begin();
    if (!this.columnas || this.total === 0) throw new DomainError('import_empty');
    const wide = Math.max(this.columnas.length, this.widest);
    const columnas = Array.from({ length: wide }, (_, place) => this.columnas?.[place] ?? '');
    return {
      columnas,
      total: this.total,
      codificacion,
      fila_cabecera: this.headings,
      lineas: this.lineas,
    };
  }
}

const titlesOf = (cells: readonly string[]): string[] =>
  cells.map((title) => title.replace(/\s+/g, ' ').slice(0, 100));

const shownLine = ({ numero, valores }: TableRow): TableRow => ({
  numero,
  valores: valores
    .slice(0, LINE_SHOWN.cells)
    .map((cell) => cell.replace(/\s+/g, ' ').slice(0, LINE_SHOWN.letters).toWellFormed()),
});

export const tooManyColumns = (): DomainError =>
  new DomainError('import_too_many_columns', { max: IMPORT_LIMITS.columnas });
export const tooManyRows = (): DomainError =>
  new DomainError('import_too_many_rows', { max: IMPORT_LIMITS.filas.toLocaleString('es-ES') });
