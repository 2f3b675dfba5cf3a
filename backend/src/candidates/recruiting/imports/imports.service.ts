import { IMPORT_LIMITS, counted, importDecisionsOf } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager } from 'typeorm';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { IMPORT_DEFAULTS, IMPORT_SAMPLES, ImportViews } from './import-views.js';
import type {
  ConfirmImportRequest,
  ImportDetail,
  PlanRequest,
  RowDecisionRequest,
  UploadedImport,
} from './import.dto.js';
import { Import, ImportRow } from './import.entity.js';
import { undoRefusal } from './import.rules.js';
import { ImportsRepository } from './imports.repository.js';
import { mappingFault, proposeMapping } from './rows/mapping.rules.js';
import { importedFields } from './rows/imported-fields.js';
import { PlanImport } from './rows/plan-import.js';
import { RunImport } from './rows/run-import.js';
import type { TableRow } from './tables/table-file.js';
import type { ReadTable } from './tables/table-reader.js';
import { lockRow } from '../../../platform/database/lock-row.js';

/**
 * Imports from upload to undo. Every change locks the import's row first, so that requests run one after the other.
 */
@Injectable()
export class ImportsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: ImportsRepository,
    private readonly views: ImportViews,
    private readonly planner: PlanImport,
    private readonly job: RunImport,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** Keeps the rows of a table, with what its columns seem to be. */
  async upload(actor: Actor, name: string, table: ReadTable): Promise<UploadedImport> {
    const { columnas, total, batches, codificacion, fila_cabecera, lineas } = table;
    const samples = await firstOf(batches(), IMPORT_SAMPLES);
    const id = await inRequestTransaction(this.dataSource, async (manager) => {
      const saved = await manager.save(
        manager.create(Import, {
          tipo: 'tabla',
          nombre: name,
          columnas,
          mapeo: proposeMapping(columnas, samples, await importedFields(manager)),
          opciones: IMPORT_DEFAULTS,
          total,
          creada_por: actor.userId,
          created_at: this.clock.now(),
        }),
      );
      for await (const rows of batches()) await this.repository.insertRows(manager, saved.id, rows);
      await this.record(
        manager,
        actor,
        saved.id,
        'import.uploaded',
        'Archivo de candidatos subido para importar.',
      );
      return saved.id;
    });
    return { ...(await this.views.get(id)), lectura: { codificacion, fila_cabecera, lineas } };
  }

  /** @throws {DomainError} `import_not_found`, `import_started`, `validation_failed`. */
  async plan(id: string, { mapeo, opciones }: PlanRequest): Promise<ImportDetail> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const found = await this.lockDraft(manager, id);
      const fault =
        mapeo.length === found.columnas.length
          ? mappingFault(mapeo, await importedFields(manager))
          : 'Las columnas no son válidas';
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
    return this.views.get(id);
  }

  /** @throws {DomainError} `import_not_found`, `import_started`, `import_row_not_found`, `import_decision_refused`. */
  async decide(id: string, numero: number, { decision }: RowDecisionRequest): Promise<ImportDetail> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const found = await this.lockDraft(manager, id);
      const row = await manager.findOneBy(ImportRow, { importacion_id: id, numero });
      if (!row) throw new DomainError('import_row_not_found');
      if (decision && !(row.duplicado && importDecisionsOf(row.duplicado).includes(decision))) {
        throw new DomainError('import_decision_refused');
      }
      await manager.update(ImportRow, { importacion_id: id, numero }, { decision });
      await manager.update(Import, id, { revision: found.revision + 1 });
    });
    return this.views.get(id);
  }

  /**
   * Starts it. Idempotent.
   * @throws {DomainError} `import_not_found`, `import_stale`, `import_nothing_to_do`, `import_started` when it was undone.
   */
  async confirm(actor: Actor, id: string, request: ConfirmImportRequest): Promise<ImportDetail> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const found = await lock(manager, id);
      if (found.estado === 'en_curso' || found.estado === 'terminada') return;
      if (found.estado !== 'borrador') throw new DomainError('import_started');
      // It cannot start without a preview.
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
        `Importación de candidatos confirmada (${counted(left, 'fila', 'filas')}).`,
      );
      await this.job.enqueue(manager, id);
    });
    return this.views.get(id);
  }

  /** Stops it between two batches; written rows remain. @throws {DomainError} `import_not_running`. */
  async cancel(actor: Actor, id: string): Promise<ImportDetail> {
    await inRequestTransaction(this.dataSource, async (manager) => {
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
    return this.views.get(id);
  }

  /** Starts to undo it. Idempotent. @throws {DomainError} what undoRefusal says. */
  async undo(actor: Actor, id: string): Promise<ImportDetail> {
    await inRequestTransaction(this.dataSource, async (manager) => {
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
    return this.views.get(id);
  }

  /** Discards an unconfirmed import with its rows. @throws {DomainError} `import_started`. */
  async remove(id: string): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      await this.lockDraft(manager, id);
      await manager.delete(Import, id);
    });
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
  return lockRow(manager, Import, { id }, 'import_not_found');
}

async function firstOf(batches: AsyncIterable<TableRow[]>, count: number): Promise<string[][]> {
  for await (const rows of batches) return rows.slice(0, count).map(({ valores }) => valores);
  return [];
}
