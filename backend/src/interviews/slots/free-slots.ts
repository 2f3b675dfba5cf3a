import { INTERVIEW_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { db } from '../../platform/database/sql/db.js';
import { Clock } from '../../platform/values/clock.js';
import type { InterviewAvailability } from './availability.entity.js';
import { type Busy, freeSlots } from './slots.rules.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Free slots now: an interviewer's windows minus both people's busy times. */
@Injectable()
export class FreeSlots {
  constructor(private readonly clock: Clock) {}

  /** None while it is not offered, or when the interviewer has left. */
  async list(manager: EntityManager, plan: InterviewAvailability, candidateId: string): Promise<Date[]> {
    if (!plan.activa) return [];
    const interviewer = await manager.findOneBy(User, { id: plan.entrevistador_id, activo: true });
    if (!interviewer) return [];
    const now = this.clock.now();
    return freeSlots(plan, await this.busy(manager, plan, candidateId, now), now);
  }

  /** All but cancelled ones, as in the overlap constraint. */
  private busy(
    manager: EntityManager,
    { entrevistador_id, dias_vista }: InterviewAvailability,
    candidateId: string,
    now: Date,
  ): Promise<Busy[]> {
    const from = new Date(now.getTime() - INTERVIEW_LIMITS.maxMinutes * MINUTE_MS);
    const until = new Date(now.getTime() + (dias_vista + 2) * DAY_MS);
    const taken = (column: 'entrevistador_id' | 'candidato_id', id: string) =>
      db(manager)
        .selectFrom('interviews')
        .where(column, '=', id)
        .where((eb) => eb.between('inicio', from, until))
        .where('estado', '<>', sql.lit('cancelada'))
        .where('deleted_at', 'is', null)
        .select(['inicio', 'fin']);
    return taken('entrevistador_id', entrevistador_id).unionAll(taken('candidato_id', candidateId)).execute();
  }
}
