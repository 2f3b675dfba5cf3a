import { IMPORT_LIMITS } from '@hiring/contract';
import { DomainError } from '../platform/errors/domain-error.js';

export interface TableRow {
  /** As a spreadsheet counts lines: the headings are 1, or further down when blank lines stand above. */
  numero: number;
  valores: string[];
}

/** A sheet of text: what was calculated is its result, and nothing is calculated here. */
export interface TableFile {
  columnas: string[];
  filas: TableRow[];
}

/** Text that the database can hold, as one trims it by hand. */
export const tidyCell = (text: string): string =>
  text.replaceAll('\0', '').toWellFormed().replace(/\r\n?/g, '\n').trim().slice(0, IMPORT_LIMITS.celda);

/** Gathers lines into a table: the first that says anything are the headings, blank ones are left out. */
export class TableBuilder {
  private columnas: string[] | null = null;
  private readonly filas: TableRow[] = [];

  /** @throws {DomainError} `import_too_many_rows`, `import_too_many_columns`. */
  add(numero: number, cells: readonly string[]): void {
    const valores = cells.map(tidyCell);
    while (valores.at(-1) === '') valores.pop();
    if (valores.length === 0) return;
    if (valores.length > IMPORT_LIMITS.columnas) {
      throw new DomainError('import_too_many_columns', { max: IMPORT_LIMITS.columnas });
    }
    if (!this.columnas) {
      this.columnas = valores.map((title) => title.replace(/\s+/g, ' ').slice(0, 100));
      return;
    }
    if (this.filas.length === IMPORT_LIMITS.filas) {
      throw new DomainError('import_too_many_rows', { max: IMPORT_LIMITS.filas.toLocaleString('es-ES') });
    }
    this.filas.push({ numero, valores });
  }

  /** @throws {DomainError} `import_empty`. */
  build(): TableFile {
    if (!this.columnas || this.filas.length === 0) throw new DomainError('import_empty');
    const wide = Math.max(this.columnas.length, ...widths(this.filas));
    const columnas = Array.from({ length: wide }, (_, place) => this.columnas?.[place] ?? '');
    return { columnas, filas: this.filas };
  }
}

/** The widest row alone: twenty thousand arguments are too many for a call. */
function widths(rows: readonly TableRow[]): number[] {
  return [rows.reduce((most, { valores }) => Math.max(most, valores.length), 0)];
}
