import { IMPORT_LIMITS } from '@hiring/contract';
import { DomainError } from '../../../platform/errors/domain-error.js';

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

/** Builds a table from lines: the first non-blank one is the headings, blank ones are skipped. */
export class TableBuilder {
  private columnas: string[] | null = null;
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
    if (!this.columnas) {
      this.columnas = valores.map((title) => title.replace(/\s+/g, ' ').slice(0, 100));
      return;
    }
    if (this.total === IMPORT_LIMITS.filas) throw tooManyRows();
    this.total++;
    this.widest = Math.max(this.widest, valores.length);
    this.keep({ numero, valores });
  }

  /** @throws {DomainError} `import_empty`. */
  build(): TableHead {
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
