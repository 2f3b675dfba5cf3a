import { DIAS_DESHACER_FUSION } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { Candidate } from '../../people/candidate.entity.js';
import { ApplicationProcess } from '../../applications/application-process.js';
import { LogsService } from '../../../logs/logs.service.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/values/clock.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { type ErrorCode, sentenceOf } from '../../../platform/errors/error-catalogue.js';
import { followRequests } from './follow-requests.js';
import type { ComparedRecord, DuplicatesResponse, MergeRequest, MergeResponse } from './merge.dto.js';
import { Merge } from './merge.entity.js';
import { mergeRefusal, undoableUntil, undoRefusal } from './merge.rules.js';
import { type MergeRow, MergesRepository, type RecordRow } from './merges.repository.js';
import { moveAll, moveBack } from './move-rows.js';

/**
 * Merges two records of one person and undoes merges. Both rows are locked in the order of their ids, so that
 * requests run one after the other; repeating the same merge is idempotent.
 */
@Injectable()
export class MergesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly merges: MergesRepository,
    private readonly process: ApplicationProcess,
    private readonly logs: LogsService,
    private readonly clock: Clock,
  ) {}

  /** @throws {DomainError} `candidate_not_found`. */
  async duplicatesOf(id: string): Promise<DuplicatesResponse> {
    const { manager } = this.dataSource;
    const alike = await this.merges.listAlike(manager, id);
    const [records, standing] = await Promise.all([
      this.merges.compare(manager, [id, ...alike.map((one) => one.id)]),
      this.merges.listStanding(manager, { keptId: id }),
    ]);
    const mine = records.get(id);
    if (!mine) throw new DomainError('candidate_not_found');
    const duplicados = alike.flatMap((one) => {
      const other = records.get(one.id);
      return other
        ? [
            {
              otra: toCompared(other),
              motivos: one.motivos,
              conservar_esta: sentence(mergeRefusal(mine, other)),
              conservar_otra: sentence(mergeRefusal(other, mine)),
            },
          ]
        : [];
    });
    const fusiones = standing.map((row, place) => this.toResponse(row, place > 0));
    return { esta: toCompared(mine), duplicados, fusiones };
  }

  /**
   * @throws {DomainError} `candidate_not_found`, `merge_stale`, and what mergeRefusal says; `candidate_busy` when
   * interviews of both overlap.
   */
  async merge(keptId: string, order: MergeRequest, actor: Actor): Promise<MergeResponse> {
    const absorbedId = order.absorbido_id;
    const id = await inRequestTransaction(this.dataSource, async (manager) => {
      await lock(manager, [keptId, absorbedId]);
      const standing = { conservado_id: keptId, absorbido_id: absorbedId };
      const before = await manager
        .createQueryBuilder(Merge, 'f')
        .where('f.conservado_id = :conservado_id AND f.absorbido_id = :absorbido_id', standing)
        .andWhere('f.deshecha_at IS NULL')
        .getOne();
      if (before) return before.id;
      const records = await this.merges.compare(manager, [keptId, absorbedId]);
      const [kept, absorbed] = [records.get(keptId), records.get(absorbedId)];
      if (!kept || !absorbed || keptId === absorbedId) throw new DomainError('candidate_not_found');
      if (!sameInstant(kept, order.conservado_at) || !sameInstant(absorbed, order.absorbido_at)) {
        throw new DomainError('merge_stale');
      }
      const refusal = mergeRefusal(kept, absorbed);
      if (refusal) throw new DomainError(refusal);
      const now = this.clock.now();
      // Hidden first: two rows with live projections would count twice.
      await manager.update(Candidate, absorbedId, {
        deleted_at: now,
        aplicacion_actual_id: null,
        updated_at: now,
      });
      const movido = await moveAll(manager, { from: absorbedId, to: keptId }, now);
      await followRequests(manager, keptId, now);
      await manager.update(Candidate, keptId, { updated_at: now });
      await this.process.project(manager, keptId);
      const written = await manager.save(
        manager.create(Merge, { ...standing, movido, hecha_por: actor.userId, hecha_at: now }),
      );
      await this.record(manager, keptId, actor, 'candidate.merged', 'Fichas de una misma persona unidas');
      return written.id;
    });
    return this.get(id);
  }

  /** @throws {DomainError} `merge_not_found`, and what undoRefusal says. */
  async undo(id: string, actor: Actor): Promise<void> {
    await inRequestTransaction(this.dataSource, async (manager) => {
      const found = await manager.findOneBy(Merge, { id });
      if (!found) throw new DomainError('merge_not_found');
      const { conservado_id: keptId, absorbido_id: absorbedId } = found;
      await lock(manager, [keptId, absorbedId]);
      // Locks the thread against new messages between check and move.
      await manager.query(`SELECT 1 FROM hilos WHERE candidato_id = $1 FOR UPDATE`, [keptId]);
      const [latest] = await this.merges.listStanding(manager, { keptId });
      const [row] = await this.merges.listStanding(manager, { id });
      if (!row) throw new DomainError('merge_not_found');
      const refusal = this.refusalOf(row, latest?.id !== id);
      if (refusal) throw new DomainError(refusal, { days: DIAS_DESHACER_FUSION });
      const now = this.clock.now();
      await moveBack(manager, { from: absorbedId, to: keptId }, row.movido);
      await followRequests(manager, absorbedId, now);
      await manager.update(Candidate, absorbedId, { deleted_at: null, updated_at: now });
      await this.process.project(manager, absorbedId);
      await this.clearWhereNothingIsLeft(manager, keptId);
      await this.process.project(manager, keptId);
      await manager.update(Candidate, keptId, { updated_at: now });
      await manager.update(Merge, id, { deshecha_at: now });
      await this.record(manager, keptId, actor, 'candidate.unmerged', 'Unión de fichas deshecha');
    });
  }

  /** A record that had no application before shows none again. */
  private async clearWhereNothingIsLeft(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `UPDATE candidates SET aplicacion_actual_id = NULL WHERE id = $1
         AND NOT EXISTS (SELECT 1 FROM aplicaciones_vacantes WHERE candidato_id = $1 AND deleted_at IS NULL)`,
      [id],
    );
  }

  private async get(id: string): Promise<MergeResponse> {
    const [row] = await this.merges.listStanding(this.dataSource.manager, { id });
    if (!row) throw new DomainError('merge_not_found');
    return this.toResponse(row, false);
  }

  private refusalOf(row: MergeRow, laterOnes: boolean): ErrorCode | null {
    const state = {
      hecha_at: row.hecha_at,
      hay_otra_despues: laterOnes,
      mensajes: row.mensajes,
      mensajes_despues: row.movido.mensajes_despues,
      cv: row.cv,
      cv_despues: row.movido.cv_conservado,
      falta: false,
    };
    return undoRefusal(state, this.clock.now());
  }

  private toResponse(row: MergeRow, laterOnes: boolean): MergeResponse {
    const { id, conservado_id, absorbido_id, absorbido, autor, hecha_at } = row;
    return {
      id,
      conservado_id,
      absorbido_id,
      absorbido,
      autor,
      hecha_at: hecha_at.toISOString(),
      hasta: undoableUntil(hecha_at).toISOString(),
      no_se_deshace: sentence(this.refusalOf(row, laterOnes)),
    };
  }

  private record(
    manager: EntityManager,
    keptId: string,
    actor: Actor,
    action: string,
    details: string,
  ): Promise<void> {
    return this.logs.record(manager, {
      actorId: actor.userId,
      action,
      details,
      entity: 'candidates',
      entityId: keptId,
    });
  }
}

/** Longer than other requests wait for a row: each of many merges of one pair finds out what the one before has done. */
const LOCK_WAIT = `SET LOCAL lock_timeout = '15s'`;

async function lock(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.query(LOCK_WAIT);
  await manager.find(Candidate, {
    where: { id: In(ids) },
    select: { id: true },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

function sameInstant({ updated_at }: RecordRow, seen: string): boolean {
  return updated_at.getTime() === Date.parse(seen);
}

function sentence(code: ErrorCode | null): string | null {
  return code && sentenceOf(code, { days: DIAS_DESHACER_FUSION });
}

function toCompared({ user_id, cv_archivo_id, abiertas: _, ...record }: RecordRow): ComparedRecord {
  return {
    ...record,
    con_cuenta: user_id !== null,
    con_cv: cv_archivo_id !== null,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}
