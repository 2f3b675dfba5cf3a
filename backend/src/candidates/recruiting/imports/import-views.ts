import { IMPORT_LIMITS, type ImportRowFilter, type ImportRowState } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { rowCursor } from '../../../platform/http/lists/row-cursor.js';
import { Clock } from '../../../platform/values/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import { findPage, type OrderKey } from '../../../platform/database/sql/list-page.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import type { Page, Window } from '../../../platform/http/lists/list-query.js';
import { toImportResponse, toRowResponse } from './import-answers.js';
import type { ImportDetail, ImportResponse, ImportRowsPage } from './import.dto.js';
import { Import } from './import.entity.js';
import { hasFigures, ImportsRepository } from './imports.repository.js';
import { mappingFault } from './rows/mapping.rules.js';
import { importedFields } from './rows/imported-fields.js';

/** Rows that show what a column holds. */
export const IMPORT_SAMPLES = 30;
const SHOWN_SAMPLES = 3;
export const IMPORT_DEFAULTS: Import['opciones'] = {
  vacante_id: null,
  departamento: null,
  posicion: null,
  etapa: 'recibida',
  si_email: 'omitir',
  si_telefono: 'omitir',
  si_fila: 'omitir',
  avisar: false,
};

const i = rowOf<'importaciones', 'i'>();
const KEYS: readonly OrderKey[] = [
  { by: i.ref('i.created_at'), type: 'timestamptz', direction: 'DESC' },
  { by: i.ref('i.id'), type: 'uuid', direction: 'DESC' },
];

/** Imports as screens show them. */
@Injectable()
export class ImportViews {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: ImportsRepository,
    private readonly clock: Clock,
  ) {}

  async list({ ids: only, ...window }: Window & { ids: string[] | null }): Promise<Page<ImportResponse>> {
    const { manager } = this.dataSource;
    const from = db(manager)
      .selectFrom('importaciones as i')
      .where(every(only && isAnyOf(i.ref('i.id'), only)));
    const { ids, ...page } = await findPage(manager, from, { id: i.ref('i.id'), keys: KEYS, window });
    const found = await manager.find(Import, {
      where: { id: In(ids) },
      relations: { autor: true },
      order: { created_at: 'DESC', id: 'DESC' },
    });
    const items = await this.respond(found);
    return { ...page, items, offset: window.offset, byCursor: window.after !== null };
  }

  /** @throws {DomainError} `import_not_found`. */
  async get(id: string): Promise<ImportDetail> {
    const { manager } = this.dataSource;
    const found = await manager.findOne(Import, { where: { id }, relations: { autor: true } });
    const [response] = found ? await this.respond([found]) : [];
    if (!found || !response) throw new DomainError('import_not_found');
    const draft = found.estado === 'borrador' && found.tipo === 'tabla';
    const samples = draft ? await this.repository.listRaw(manager, id, IMPORT_SAMPLES) : [];
    const fallo = draft ? mappingFault(found.mapeo, await importedFields(manager)) : null;
    return {
      ...response,
      columnas: found.columnas.map((titulo, place) => ({
        titulo,
        muestras: samples
          .map(({ valores }) => valores[place] ?? '')
          .filter(Boolean)
          .slice(0, SHOWN_SAMPLES),
        campo: found.mapeo[place] ?? null,
      })),
      opciones: { ...IMPORT_DEFAULTS, ...found.opciones },
      fallo,
      previsto:
        draft && !fallo && found.revision > 0
          ? await this.repository.countPlanned(manager, id, found.opciones)
          : null,
    };
  }

  /** @throws {DomainError} `import_not_found`. */
  async listRows(
    id: string,
    query: { filter: ImportRowFilter | null; states: readonly ImportRowState[] | null; after: number },
  ): Promise<ImportRowsPage> {
    const { manager } = this.dataSource;
    const found = await manager.findOneBy(Import, { id });
    if (!found) throw new DomainError('import_not_found');
    const limit = IMPORT_LIMITS.pagina + 1;
    const rows = await this.repository.listRows(manager, id, { ...query, limit });
    const filas = rows.slice(0, IMPORT_LIMITS.pagina).map((row) => toRowResponse(row, found.mapeo));
    return { filas, siguiente: rowCursor(rows.length === limit ? filas.at(-1)?.numero : undefined) };
  }

  private async respond(imports: readonly Import[]): Promise<ImportResponse[]> {
    const { manager } = this.dataSource;
    const ids = imports.map(({ id }) => id);
    // A finished import has its figures; one that has not started has all rows pending.
    const counting = imports.filter(({ estado, cifras }) => estado !== 'borrador' && !hasFigures(cifras));
    const [counts, drafts] = await Promise.all([
      this.repository.countByState(
        manager,
        counting.map(({ id }) => id),
      ),
      this.repository.countDrafts(manager, ids),
    ]);
    const now = this.clock.now();
    return imports.map((one) =>
      toImportResponse(
        one,
        one.estado === 'borrador' ? { pendiente: one.total } : counts.get(one.id),
        drafts.get(one.id) ?? 0,
        now,
      ),
    );
  }
}
