import { BULK_LIMITS, type BulkRowState, LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, In } from 'typeorm';
import { ApplicationProcess } from '../../applications/application-process.js';
import { readCandidateFilter } from '../../applications/list/candidate-list-query.js';
import { MatchingCandidates } from '../../applications/list/matching-candidates.js';
import { ConfigService } from '../../../config/config.service.js';
import { LogsService } from '../../../logs/logs.service.js';
import { rowCursor } from '../../../platform/http/lists/row-cursor.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { BulkActionRequest, BulkActionResponse, BulkEmails, BulkRowsPage } from './bulk-action.dto.js';
import { BulkAction, BulkActionRow } from './bulk-action.entity.js';
import { BulkActionsRepository, type Targets } from './bulk-actions.repository.js';
import { omissionsOf } from './bulk-omissions.js';
import { BulkParametersReader } from './bulk-parameters.js';
import { RunBulkAction } from './run-bulk-action.js';

/**
 * Bulk actions: previewed, confirmed, and undoable until they start. The preview stores applications and versions,
 * so that exactly those are changed. An action is visible to its author only.
 * It has many dependencies because preview, confirmation and undo are one state machine.
 */
@Injectable()
export class BulkActionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: BulkActionsRepository,
    private readonly parameters: BulkParametersReader,
    private readonly matching: MatchingCandidates,
    private readonly process: ApplicationProcess,
    private readonly config: ConfigService,
    private readonly job: RunBulkAction,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Prepares an action and returns its preview; a repeated key returns the first one.
   * @throws {DomainError} `invalid_query`, `validation_failed`, `tag_not_found`, `bulk_empty`, `bulk_too_many`,
   * `idempotency_mismatch`.
   */
  async prepare(actor: Actor, request: BulkActionRequest): Promise<BulkActionResponse> {
    const targets = await this.targetsOf(request);
    const id = await inRequestTransaction(this.dataSource, async (manager) => {
      const what = await this.parameters.read(manager, request);
      const action = await manager.save(
        manager.create(BulkAction, { tipo: request.tipo, ...what, creada_por: actor.userId }),
      );
      const total = await this.repository.note(manager, action.id, targets);
      if (total === 0) throw new DomainError('bulk_empty');
      if (total > BULK_LIMITS.filas) throw new DomainError('bulk_too_many', { max: BULK_LIMITS.filas });
      for (const omission of omissionsOf(what.parametros)) {
        await this.repository.omit(manager, action.id, omission);
      }
      return action.id;
    });
    return this.get(actor, id);
  }

  /**
   * Schedules its start. Idempotent.
   * @throws {DomainError} `bulk_not_found`, `bulk_undone`, `bulk_nothing_to_do`.
   */
  async confirm(actor: Actor, id: string): Promise<BulkActionResponse> {
    const ejecutar_at = new Date(this.clock.now().getTime() + LIMITS.undoSeconds * 1000);
    await inRequestTransaction(this.dataSource, async (manager) => {
      const draft = { id, creada_por: actor.userId, estado: 'borrador' as const };
      const { affected } = await manager.update(BulkAction, draft, { estado: 'programada', ejecutar_at });
      const action = await this.repository.findOwn(manager, id, actor.userId);
      if (!action) throw new DomainError('bulk_not_found');
      if (action.estado === 'deshecha') throw new DomainError('bulk_undone');
      if (!affected) return;
      if (!(await manager.existsBy(BulkActionRow, { accion_id: id, estado: 'pendiente' }))) {
        throw new DomainError('bulk_nothing_to_do');
      }
      await this.logs.record(manager, {
        actorId: actor.userId,
        action: `bulk.${action.tipo}`,
        details: 'Acción sobre varias candidaturas confirmada.',
        entity: 'accion_masiva',
        entityId: id,
      });
      await this.job.enqueue(manager, id, ejecutar_at);
    });
    return this.get(actor, id);
  }

  /**
   * Undoes it before it starts. Idempotent. It and the job update the same row, so that one of the two wins.
   * @throws {DomainError} `bulk_not_found`, `bulk_already_started`.
   */
  async undo(actor: Actor, id: string): Promise<BulkActionResponse> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const waiting = { id, creada_por: actor.userId, estado: In(['borrador', 'programada']) };
      const change = { estado: 'deshecha' as const, terminada_at: this.clock.now() };
      const { affected } = await manager.update(BulkAction, waiting, change);
      if (affected) return this.repository.undoPending(manager, id);
      const action = await this.repository.findOwn(manager, id, actor.userId);
      if (!action) throw new DomainError('bulk_not_found');
      if (action.estado !== 'deshecha') throw new DomainError('bulk_already_started');
    });
    return this.get(actor, id);
  }

  /** @throws {DomainError} `bulk_not_found`. */
  async get(actor: Actor, id: string): Promise<BulkActionResponse> {
    const action = await this.own(actor, id);
    const [[response], motivos, correos] = await Promise.all([
      this.respond([action]),
      this.repository.listReasons(id),
      this.emailsOf(action),
    ]);
    if (!response) throw new DomainError('bulk_not_found');
    return { ...response, motivos, correos };
  }

  /** The latest of one's own, without their reasons. */
  async list(actor: Actor): Promise<BulkActionResponse[]> {
    return this.respond(await this.repository.listOwn(actor.userId));
  }

  /** How each application came out. @throws {DomainError} `bulk_not_found`. */
  async listRows(
    actor: Actor,
    id: string,
    { estado, after }: { estado: BulkRowState | null; after: number },
  ): Promise<BulkRowsPage> {
    await this.own(actor, id);
    const limit = BULK_LIMITS.pagina + 1;
    const rows = await this.repository.listRows(id, { estado, after, limit });
    const filas = rows.slice(0, BULK_LIMITS.pagina);
    return { filas, siguiente: rowCursor(rows.length === limit ? filas.at(-1)?.orden : undefined) };
  }

  private async own(actor: Actor, id: string): Promise<BulkAction> {
    const action = await this.repository.findOwn(this.dataSource.manager, id, actor.userId);
    if (!action) throw new DomainError('bulk_not_found');
    return action;
  }

  private async targetsOf({ ids, filtro, excluir }: BulkActionRequest): Promise<Targets> {
    if (ids && filtro === undefined) return { ids };
    if (filtro === undefined || ids) throw new DomainError('bulk_empty');
    return { matching: await this.matching.of(readCandidateFilter(filtro)), except: excluir ?? [] };
  }

  private async emailsOf({ id, estado, parametros }: BulkAction): Promise<BulkEmails | null> {
    const tells = parametros.mover?.notificar ?? Boolean(parametros.mensaje);
    if (!tells || (estado !== 'borrador' && estado !== 'programada')) return null;
    const [counts, { email_notifications }] = await Promise.all([
      this.repository.countEmails(id),
      this.config.get(),
    ]);
    return { ...counts, desactivados: !email_notifications };
  }

  private async respond(actions: readonly BulkAction[]): Promise<BulkActionResponse[]> {
    const counts = await this.repository.countByState(actions.map(({ id }) => id));
    return actions.map((action) => {
      const of = counts.get(action.id) ?? {};
      return {
        id: action.id,
        tipo: action.tipo,
        titulo: action.titulo,
        estado: action.estado,
        created_at: action.created_at.toISOString(),
        ejecutar_at: action.ejecutar_at?.toISOString() ?? null,
        terminada_at: action.terminada_at?.toISOString() ?? null,
        total: Object.values(of).reduce((sum, count) => sum + count, 0),
        pendientes: of.pendiente ?? 0,
        hechas: of.hecha ?? 0,
        omitidas: of.omitida ?? 0,
        fallidas: of.fallida ?? 0,
        deshechas: of.deshecha ?? 0,
        motivos: [],
        correos: null,
      };
    });
  }
}
