import { INTERVIEW_LIMITS } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, In } from 'typeorm';
import { User } from '../../auth/user.entity.js';
import { db } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import { Clock } from '../../platform/values/clock.js';
import { InterviewAvailability } from './availability.entity.js';
import { type Busy, freeSlots, isWithin } from './slots.rules.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Free slots now: an interviewer's windows minus everybody's busy times. Staff who also hold it and offer hours of their
 * own are free only in these.
 */
@Injectable()
export class FreeSlots {
  constructor(private readonly clock: Clock) {}

  /** None while it is not offered, or when the interviewer has left. */
  async list(manager: EntityManager, plan: InterviewAvailability, candidateId: string): Promise<Date[]> {
    if (!plan.activa) return [];
    const staff = [plan.entrevistador_id, ...plan.participantes];
    if ((await manager.countBy(User, { id: In(staff), activo: true })) < new Set(staff).size) return [];
    const now = this.clock.now();
    const slots = freeSlots(plan, await this.busy(manager, plan, candidateId, now), now);
    const offered = await manager.findBy(InterviewAvailability, {
      entrevistador_id: In(plan.participantes),
      activa: true,
    });
    return plan.participantes.reduce((left, id) => {
      const own = offered.filter(({ entrevistador_id }) => entrevistador_id === id);
      return own.length === 0 ? left : left.filter((slot) => isWithin(slot, plan.duracion_min, own));
    }, slots);
  }

  /** All but cancelled ones, as in the overlap constraint. */
  private busy(
    manager: EntityManager,
    { entrevistador_id, participantes, dias_vista }: InterviewAvailability,
    candidateId: string,
    now: Date,
  ): Promise<Busy[]> {
    const from = new Date(now.getTime() - INTERVIEW_LIMITS.maxMinutes * MINUTE_MS);
    const until = new Date(now.getTime() + (dias_vista + 2) * DAY_MS);
    return db(manager)
      .selectFrom('interviews')
      .where('candidato_id', '=', candidateId)
      .where((eb) => eb.between('inicio', from, until))
      .where('estado', '<>', sql.lit('cancelada'))
      .where('deleted_at', 'is', null)
      .select(['inicio', 'fin'])
      .unionAll(
        db(manager)
          .selectFrom('entrevista_participantes as p')
          .where((eb) => isAnyOf(eb.ref('p.usuario_id'), [entrevistador_id, ...participantes]))
          .where((eb) => eb.between('p.inicio', from, until))
          .where('p.activa', '=', true)
          .select(['p.inicio', 'p.fin']),
      )
      .execute();
  }
}
