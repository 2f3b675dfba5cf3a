import { IMPORT_LIMITS } from '@hiring/contract';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { fieldOfHeading } from '../rows/headings.js';

export interface TableRow {
  /** Row number of the spreadsheet: headings are row 1, or lower after blank rows. */
  numero: number;
  valores: string[];
}

/** A sheet without its rows. Formulas have their stored result. */
export interface TableHead {
  columnas: string[];
  /** Rows below the headings. */
  total: number;
}

/** Text that the database can hold, as one trims it by hand. */
export const tidyCell = (text: string): string =>
  text.replaceAll('\0', '').toWellFormed().replace(/\r\n?/g, '\n').trim().slice(0, IMPORT_LIMITS.celda);

/** Lines among which the headings are looked for: reports begin with a title, a date, notes. */
const BEFORE_ROWS = 20;

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
  private total = 0;
  private widest = 0;

  /** @param keep takes each row as it comes. */
  constructor(private readonly keep: (row: TableRow) => void) {}

  /** @throws {DomainError} `import_too_many_rows`, `import_too_many_columns`. */
  add(numero: number, cells: readonly string[]): void {
    const valores = cells.map(tidyCell);
    while (valores.at(-1) === '') valores.pop();
    if (valores.length === 0) return;
    if (valores.length > IMPORT_LIMITS.columnas) throw tooManyColumns();
    if (this.columnas) this.addRow({ numero, valores });
    else if (this.first.push({ numero, valores }) === BEFORE_ROWS) this.begin();
  }

  private begin(): void {
    const place = headingsAt(this.first.map(({ valores }) => valores));
    const headings = this.first[place]?.valores ?? [];
    this.columnas = headings.map((title) => title.replace(/\s+/g, ' ').slice(0, 100));
    for (const row of this.first.splice(0).slice(place + 1)) this.addRow(row);
  }

  private addRow(row: TableRow): void {
    if (this.total === IMPORT_LIMITS.filas) throw tooManyRows();
    this.total++;
    this.widest = Math.max(this.widest, row.valores.length);
    this.keep(row);
  }

  /** @throws {DomainError} `import_empty`. */
  build(): TableHead {
    if (!this.columnas && this.first.length > 0) this.begin();
    if (!this.columnas || this.total === 0) throw new DomainError('import_empty');
    const wide = Math.max(this.columnas.length, this.widest);
    const columnas = Array.from({ length: wide }, (_, place) => this.columnas?.[place] ?? '');
    return { columnas, total: this.total };
  }
}

export const tooManyColumns = (): DomainError =>
  new DomainError('import_too_many_columns', { max: IMPORT_LIMITS.columnas });
export const tooManyRows = (): DomainError =>
  new DomainError('import_too_many_rows', { max: IMPORT_LIMITS.filas.toLocaleString('es-ES') });
