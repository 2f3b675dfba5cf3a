import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In, type Repository } from 'typeorm';
import { LogsService } from '../../../../logs/logs.service.js';
import type { Actor } from '../../../../platform/auth/actor.js';
import { inRequestTransaction } from '../../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import {
  type RejectionReasonRequest,
  type RejectionReasonResponse,
  toRejectionReasonResponse,
} from './rejection-reason.dto.js';
import { RejectionReason } from './rejection-reason.entity.js';
import { lockRow } from '../../../../platform/database/lock-row.js';

/** A list that people read at a glance; more are never needed. */
const MOST = 100;

/** The reasons of rejections. Two of one name at once: the unique index lets one in. */
@Injectable()
export class RejectionReasonsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @InjectRepository(RejectionReason) private readonly rejectionReasons: Repository<RejectionReason>,
    private readonly logs: LogsService,
  ) {}

  async list({
    ids,
    active,
  }: {
    ids?: string[] | null;
    active?: boolean;
  }): Promise<RejectionReasonResponse[]> {
    const reasons = await this.rejectionReasons.find({
      where: { ...(ids ? { id: In(ids) } : {}), ...(active === undefined ? {} : { activo: active }) },
      order: { orden: 'ASC', id: 'ASC' },
      take: MOST,
    });
    return reasons.map(toRejectionReasonResponse);
  }

  /** @throws {DomainError} `reason_not_found`. */
  async get(id: string): Promise<RejectionReasonResponse> {
    const reason = await this.rejectionReasons.findOneBy({ id });
    if (!reason) throw new DomainError('reason_not_found');
    return toRejectionReasonResponse(reason);
  }

  /** @throws {DomainError} `reason_exists`. */
  create(request: RejectionReasonRequest, actor: Actor): Promise<RejectionReasonResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const last = await manager.maximum(RejectionReason, 'orden');
      const reason = await manager.save(
        manager.create(RejectionReason, {
          nombre: request.nombre,
          activo: request.activo ?? true,
          orden: request.orden ?? (last ?? 0) + 10,
        }),
      );
      await this.record(manager, actor, reason, 'creado');
      return toRejectionReasonResponse(reason);
    });
  }

  /** @throws {DomainError} `reason_not_found`, `reason_exists`. */
  update(id: string, request: RejectionReasonRequest, actor: Actor): Promise<RejectionReasonResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const reason = await lockRow(manager, RejectionReason, { id }, 'reason_not_found');
      const change = {
        nombre: request.nombre,
        activo: request.activo ?? reason.activo,
        orden: request.orden ?? reason.orden,
      };
      await manager.update(RejectionReason, id, { ...change, updated_at: () => 'now()' });
      await this.record(manager, actor, reason, 'modificado');
      return toRejectionReasonResponse({ ...reason, ...change });
    });
  }

  /** Used ones stay: the database refuses. @throws {DomainError} `reason_not_found`, `reason_in_use`. */
  remove(id: string, actor: Actor): Promise<RejectionReasonResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const reason = await manager.findOneBy(RejectionReason, { id });
      if (!reason) throw new DomainError('reason_not_found');
      await manager.delete(RejectionReason, { id });
      await this.record(manager, actor, reason, 'eliminado');
      return toRejectionReasonResponse(reason);
    });
  }

  private record(manager: EntityManager, actor: Actor, { id }: RejectionReason, done: string): Promise<void> {
    return this.logs.record(manager, {
      actorId: actor.userId,
      action: 'rejection_reasons.changed',
      details: `Motivo de rechazo ${done}.`,
      level: done === 'eliminado' ? 'warning' : 'info',
      entity: 'motivo_rechazo',
      entityId: id,
    });
  }
}
