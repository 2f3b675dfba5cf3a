import { answersBy, FAR_AHEAD, isFarAhead } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql } from 'kysely';
import { type DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { Candidate } from '../candidate.entity.js';
import { Clock } from '../../../platform/values/clock.js';
import { db, type Source } from '../../../platform/database/sql/db.js';
import { inRequestTransaction } from '../../../platform/database/transactions/transaction.js';
import { DomainError, invalid } from '../../../platform/errors/domain-error.js';
import { Availability } from './availability.entity.js';
import { Qualification } from './qualification.entity.js';
import { qualificationParts } from './qualification-parts.js';
import { madridDay } from '../../../platform/values/madrid-day.js';
import {
  type QualificationsRequest,
  type QualificationsResponse,
  toQualificationsResponse,
} from './qualifications.dto.js';

const partsOf = (source: Source, { candidateId }: { candidateId: string }) =>
  db(source)
    .selectNoFrom(qualificationParts(db(source), sql<string>`${candidateId}::uuid`))
    .execute();

export async function qualificationsOf(
  manager: EntityManager,
  candidateId: string,
  now: Date,
): Promise<QualificationsResponse> {
  const [parts] = await partsOf(manager, { candidateId });
  if (!parts) throw new Error('a statement without a table has one row');
  return toQualificationsResponse(parts, madridDay(now));
}

/** Reads and replaces what a person can drive and handle. Nothing here ever decides about anybody. */
@Injectable()
export class QualificationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  get(
    candidateId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<QualificationsResponse> {
    return qualificationsOf(manager, candidateId, this.clock.now());
  }

  /**
   * Replaces those of the person who is signed in. Two at once are handled one after the other: the later one stands.
   * @throws {DomainError} `candidate_not_found` before the first application.
   */
  async replaceOwn(userId: string, request: QualificationsRequest): Promise<QualificationsResponse> {
    return inRequestTransaction(this.dataSource, async (manager) => {
      const candidate = await manager.findOne(Candidate, {
        where: { user_id: userId, deleted_at: IsNull() },
        select: { id: true },
        lock: { mode: 'pessimistic_write' },
      });
      if (!candidate) throw new DomainError('candidate_not_found');
      if (await this.replace(manager, candidate.id, request)) {
        await manager.update(Candidate, candidate.id, { updated_at: this.clock.now() });
      }
      return this.get(candidate.id, manager);
    });
  }

  /**
   * Replaces all of them, with the candidate's row locked by the caller.
   * @returns whether anything changed.
   */
  async replace(
    manager: EntityManager,
    candidateId: string,
    request: QualificationsRequest,
  ): Promise<boolean> {
    const before = await this.get(candidateId, manager);
    const now = this.clock.now();
    const start = request.incorporacion === 'fecha' ? (request.disponible_desde ?? null) : null;
    if (start !== null && isFarAhead(start, now)) throw invalid({ disponible_desde: [FAR_AHEAD] });
    const tipos = request.permisos.map(({ tipo }) => tipo);
    await manager.delete(Qualification, { candidato_id: candidateId, tipo: Not(In(tipos)) });
    if (tipos.length > 0) {
      await manager.upsert(
        Qualification,
        request.permisos.map(({ tipo, caduca_el }) => ({
          candidato_id: candidateId,
          tipo,
          caduca_el: caduca_el ?? null,
          updated_at: now,
        })),
        ['candidato_id', 'tipo'],
      );
    }
    await manager.upsert(
      Availability,
      {
        candidato_id: candidateId,
        turnos: request.turnos ?? [],
        ...answersBy((question) => request[question] ?? null),
        incorporacion: request.incorporacion ?? null,
        disponible_desde: start,
        idiomas: (request.idiomas ?? []).map(({ idioma, nivel }) => ({ idioma, nivel })),
        updated_at: now,
      },
      ['candidato_id'],
    );
    return JSON.stringify(before) !== JSON.stringify(await this.get(candidateId, manager));
  }
}
