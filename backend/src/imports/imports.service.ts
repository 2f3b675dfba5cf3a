import {
  IMPORT_LIMITS,
  importDecisionsOf,
  type ImportRowFilter,
  type ImportRowState,
} from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../logs/logs.service.js';
import type { Actor } from '../platform/auth/actor.js';
import { Clock } from '../platform/clock.js';
import { inTransaction } from '../platform/database/transaction.js';
import { DomainError, invalid } from '../platform/errors/domain-error.js';
import type { Page } from '../platform/http/list-query.js';
import { toImportResponse, toRowResponse } from './import-answers.js';
import type {
  ConfirmImportRequest,
  ImportDetail,
  ImportResponse,
  ImportRowsPage,
  PlanRequest,
  RowDecisionRequest,
} from './import.dto.js';
import { Import, ImportRow } from './import.entity.js';
import { undoRefusal } from './import.rules.js';
import { hasFigures, ImportsRepository } from './imports.repository.js';
import { mappingFault, proposeMapping } from './mapping.rules.js';
import { PlanImport } from './plan-import.js';
import { RunImport } from './run-import.js';
import type { TableFile } from './table-file.js';

/** Rows that show what a column holds. */
const SAMPLES = 30;
const SHOWN_SAMPLES = 3;
const DEFAULTS: Import['opciones'] = {
  vacante_id: null,
  departamento: null,
  posicion: null,
  etapa: 'recibida',
  si_email: 'omitir',
  si_telefono: 'omitir',
  si_fila: 'omitir',
  avisar: false,
};

/**
 * Imports from their upload to their undoing. Every change locks the import's row first, so that two clicks follow one
 * another and the second finds what the first has done.
 */
@Injectable()
export class ImportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: ImportsRepository,
    private readonly planner: PlanImport,
    private readonly job: RunImport,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** Keeps the rows of a table, with what its columns seem to be. */
  async upload(actor: Actor, name: string, { columnas, filas }: TableFile): Promise<ImportDetail> {
    const samples = filas.slice(0, SAMPLES).map(({ valores }) => valores);
    const id = await inTransaction(this.dataSource, async (manager) => {
      const saved = await manager.save(
        manager.create(Import, {
          tipo: 'tabla',
          nombre: name,
          columnas,
          mapeo: proposeMapping(columnas, samples),
          opciones: DEFAULTS,
          total: filas.length,
          creada_por: actor.userId,
          created_at: this.clock.now(),
        }),
      );
      await this.repository.insertRows(manager, saved.id, filas);
      await this.record(
        manager,
        actor,
        saved.id,
        'import.uploaded',
        'Archivo de candidatos subido para importar.',
      );
      return saved.id;
    });
    return this.get(id);
  }

  /** @throws {DomainError} `import_not_found`, `import_started`, `validation_failed`. */
  async plan(id: string, { mapeo, opciones }: PlanRequest): Promise<ImportDetail> {
    await inTransaction(this.dataSource, async (manager) => {
      const found = await this.lockDraft(manager, id);
      const fault =
        mapeo.length === found.columnas.length ? mappingFault(mapeo) : 'Las columnas no son válidas';
      if (fault) throw invalid({ mapeo: [fault] });
      const { vacante_id = null, departamento = null, posicion = null, ...rest } = opciones;
      const planned = {
        mapeo,
        opciones: { ...rest, vacante_id, departamento, posicion },
        revision: found.revision + 1,
      };
      await manager.update(Import, id, planned);
      await this.planner.execute(manager, { ...found, ...planned });
    });
    return this.get(id);
  }

  /** @throws {DomainError} `import_not_found`, `import_started`, `import_row_not_found`, `import_decision_refused`. */
  async decide(id: string, numero: number, { decision }: RowDecisionRequest): Promise<ImportDetail> {
    await inTransaction(this.dataSource, async (manager) => {
      const found = await this.lockDraft(manager, id);
      const row = await manager.findOneBy(ImportRow, { importacion_id: id, numero });
      if (!row) throw new DomainError('import_row_not_found');
      if (decision && !(row.duplicado && importDecisionsOf(row.duplicado).includes(decision))) {
        throw new DomainError('import_decision_refused');
      }
      await manager.update(ImportRow, { importacion_id: id, numero }, { decision });
      await manager.update(Import, id, { revision: found.revision + 1 });
    });
    return this.get(id);
  }

  /**
   * Starts it; again changes nothing.
   * @throws {DomainError} `import_not_found`, `import_stale`, `import_nothing_to_do`, `import_started` when it was undone.
   */
  async confirm(actor: Actor, id: string, request: ConfirmImportRequest): Promise<ImportDetail> {
    await inTransaction(this.dataSource, async (manager) => {
      const found = await lock(manager, id);
      if (found.estado === 'en_curso' || found.estado === 'terminada') return;
      if (found.estado !== 'borrador') throw new DomainError('import_started');
      // Without a preview nobody has seen what it does.
      if (found.revision === 0 || found.revision !== request.revision) throw new DomainError('import_stale');
      const left = await this.repository.settlePlan(manager, id, found.opciones);
      if (left === 0) throw new DomainError('import_nothing_to_do');
      await manager.update(Import, id, {
        estado: 'en_curso',
        iniciada_at: this.clock.now(),
        origen: request.origen,
        informados_el: request.informados_el ?? null,
      });
      await this.record(
        manager,
        actor,
        id,
        'import.confirmed',
        `Importación de candidatos confirmada (${left} filas).`,
      );
      await this.job.enqueue(manager, id);
    });
    return this.get(id);
  }

  /** Stops it between two batches; what was written stands. @throws {DomainError} `import_not_running`. */
  async cancel(actor: Actor, id: string): Promise<ImportDetail> {
    await inTransaction(this.dataSource, async (manager) => {
      const found = await lock(manager, id);
      if (found.estado === 'cancelada') return;
      if (found.estado !== 'en_curso' || found.tipo !== 'tabla') throw new DomainError('import_not_running');
      await manager.update(
        ImportRow,
        { importacion_id: id, estado: 'pendiente' },
        { estado: 'omitida', motivo: 'La importación se canceló antes de llegar a esta fila' },
      );
      const cifras = (await this.repository.countByState(manager, [id])).get(id) ?? {};
      await manager.update(Import, id, { estado: 'cancelada', terminada_at: this.clock.now(), cifras });
      await this.record(
        manager,
        actor,
        id,
        'import.cancelled',
        'Importación de candidatos cancelada.',
        'warning',
      );
    });
    return this.get(id);
  }

  /** Begins to take it back; again changes nothing. @throws {DomainError} what undoRefusal says. */
  async undo(actor: Actor, id: string): Promise<ImportDetail> {
    await inTransaction(this.dataSource, async (manager) => {
      const found = await lock(manager, id);
      if (found.estado === 'deshaciendo' || found.estado === 'deshecha') return;
      const refusal = undoRefusal(found, this.clock.now());
      if (refusal) throw new DomainError(refusal, { days: IMPORT_LIMITS.dias });
      await manager.query(`DELETE FROM borradores_cv WHERE importacion_id = $1`, [id]);
      await manager.update(Import, id, { estado: 'deshaciendo', cifras: {} });
      await this.record(
        manager,
        actor,
        id,
        'import.undone',
        'Importación de candidatos deshecha.',
        'warning',
      );
      await this.job.enqueue(manager, id);
    });
    return this.get(id);
  }

  /** Throws away what was never confirmed, its rows with it. @throws {DomainError} `import_started`. */
  async remove(id: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await this.lockDraft(manager, id);
      await manager.delete(Import, id);
    });
  }

  async list({ offset, limit }: { offset: number; limit: number }): Promise<Page<ImportResponse>> {
    const { manager } = this.dataSource;
    const found = await manager.find(Import, {
      relations: { autor: true },
      order: { created_at: 'DESC', id: 'DESC' },
      skip: offset,
      take: limit + 1,
    });
    const items = await this.respond(found.slice(0, limit));
    return { items, total: found.length > limit ? null : offset + items.length, offset };
  }

  /** @throws {DomainError} `import_not_found`. */
  async get(id: string): Promise<ImportDetail> {
    const { manager } = this.dataSource;
    const found = await manager.findOne(Import, { where: { id }, relations: { autor: true } });
    const [response] = found ? await this.respond([found]) : [];
    if (!found || !response) throw new DomainError('import_not_found');
    const draft = found.estado === 'borrador' && found.tipo === 'tabla';
    const samples = draft ? await this.repository.listRaw(manager, id, SAMPLES) : [];
    const fallo = draft ? mappingFault(found.mapeo) : null;
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
      opciones: { ...DEFAULTS, ...found.opciones },
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
    return { filas, siguiente: rows.length === limit ? (filas.at(-1)?.numero ?? null) : null };
  }

  private async respond(imports: readonly Import[]): Promise<ImportResponse[]> {
    const { manager } = this.dataSource;
    const ids = imports.map(({ id }) => id);
    // What has ended has its figures; what has not begun has all of its rows to do.
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

  private async lockDraft(manager: EntityManager, id: string): Promise<Import> {
    const found = await lock(manager, id);
    if (found.estado !== 'borrador') throw new DomainError('import_started');
    return found;
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    id: string,
    action: string,
    details: string,
    level: 'info' | 'warning' = 'info',
  ): Promise<void> {
    return this.logs.record(manager, {
      actorId: actor.userId,
      action,
      details,
      level,
      entity: 'importacion',
      entityId: id,
    });
  }
}

/** @throws {DomainError} `import_not_found`. */
async function lock(manager: EntityManager, id: string): Promise<Import> {
  const found = await manager.findOne(Import, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!found) throw new DomainError('import_not_found');
  return found;
}
