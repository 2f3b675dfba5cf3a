import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import type { DataSource, Repository } from 'typeorm';
import { csvOf } from '../../../../platform/http/csv/csv.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { Import } from '../import.entity.js';
import { ImportsRepository, type ShownRow } from '../imports.repository.js';

const BATCH = 500;

/** Failed rows with a column for the reason: the corrected file can be imported again. */
@Injectable()
export class ImportErrorsFile {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(Import) private readonly imports: Repository<Import>,
    private readonly repository: ImportsRepository,
  ) {}

  /** @throws {DomainError} `import_not_found`. */
  async open(id: string): Promise<{ name: string; stream: Readable }> {
    const found = await this.imports.findOneBy({ id });
    if (!found) throw new DomainError('import_not_found');
    const columns = [
      ...found.columnas.map((title, place) => ({
        title: title || `Columna ${place + 1}`,
        cell: ({ valores }: ShownRow) => ({ text: valores[place] ?? '' }),
      })),
      { title: 'Fila del archivo', cell: ({ numero }: ShownRow) => ({ number: numero }) },
      { title: 'Por qué no se ha importado', cell: (row: ShownRow) => ({ text: reasonOf(row) }) },
    ];
    const stream = Readable.from(csvOf(columns, this.rows(found)), { objectMode: false });
    return { name: `no-importadas-${found.nombre.replace(/\.[^.]+$/, '')}.csv`, stream };
  }

  private async *rows({ id, estado }: Import): AsyncGenerator<ShownRow[]> {
    const kept =
      estado === 'borrador'
        ? { filter: 'errores' as const, states: null }
        : { filter: null, states: ['fallida' as const, 'omitida' as const] };
    for (let after = 0; ;) {
      const rows = await this.repository.listRows(this.dataSource.manager, id, {
        ...kept,
        after,
        limit: BATCH,
      });
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.numero ?? after;
    }
  }
}

const reasonOf = ({ motivo, errores }: ShownRow): string => motivo ?? Object.values(errores).join('. ');
