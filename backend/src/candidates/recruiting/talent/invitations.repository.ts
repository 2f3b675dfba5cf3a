import { Injectable } from '@nestjs/common';
import { type InferResult, sql } from 'kysely';
import { type EntityManager, In } from 'typeorm';
import { nameOrEmail } from '../../../auth/account-name.sql.js';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { db, type Source } from '../../../platform/database/sql/db.js';
import {
  inOrder,
  isAfter,
  nextOf,
  type OrderKey,
  placeOf,
} from '../../../platform/database/sql/list-page.js';
import { count, isAnyOf, isOneOf } from '../../../platform/database/sql/scalars.js';
import { IS_PUBLIC } from '../../../vacancies/list/vacancy-filter.js';
import type { Position } from '../../../platform/http/lists/cursor.js';
import type { Window } from '../../../platform/http/lists/list-query.js';
import { hasConsent, isBusy, isResting } from './matches/eligible.sql.js';
import { VacancyInvitation } from './vacancy-invitation.entity.js';
import type { InvitationResponse } from './invitation.dto.js';

/** A person, locked, and whether they may be invited. */
export type Invitee =
  Awaited<ReturnType<InvitationsRepository['lockInvitees']>> extends Map<string, infer Person>
    ? Person
    : never;

const i = rowOf<'invitaciones_vacante', 'i'>();
const KEYS: readonly OrderKey[] = [
  { by: i.ref('i.created_at'), type: 'timestamptz', direction: 'DESC' },
  { by: i.ref('i.id'), type: 'uuid', direction: 'DESC' },
];

/**
 * The invitation of a person who has applied. The application's channel is the invitation, unless a tracking link was
 * used.
 */
const followInvitation = (
  source: Source,
  applied: { id: string; candidato_id: string; vacante_id: string; now: Date },
) =>
  db(source)
    .with('answered', (cte) =>
      cte
        .updateTable('invitaciones_vacante')
        .set({ estado: 'solicitada', aplicacion_id: applied.id, respondida_at: applied.now })
        .where('candidato_id', '=', applied.candidato_id)
        .where('vacante_id', '=', applied.vacante_id)
        .where('estado', '<>', 'solicitada')
        .returning('id'),
    )
    .updateTable('aplicaciones_vacantes')
    .set({ canal: 'invitacion' })
    .where('id', '=', applied.id)
    .where('canal', '=', 'web')
    .where((eb) => eb.exists(eb.selectFrom('answered').select('id')))
    .execute();

/** Invitations as screens show them. */
const invitations = (manager: EntityManager) =>
  db(manager)
    .selectFrom('invitaciones_vacante as i')
    .innerJoin('candidates as c', 'c.id', 'i.candidato_id')
    .innerJoin('vacantes as v', 'v.id', 'i.vacante_id')
    .leftJoin('users as author', 'author.id', 'i.invitada_por')
    .where('c.deleted_at', 'is', null)
    .select([
      'i.id',
      'i.candidato_id',
      'c.nombre',
      'c.apellidos',
      'i.vacante_id',
      'v.titulo as vacante_titulo',
    ])
    .select(['i.estado', 'i.created_at', nameOrEmail('author').as('invitada_por'), 'i.aplicacion_id']);
type Row = InferResult<ReturnType<typeof invitations>>[number];

@Injectable()
export class InvitationsRepository {
  /**
   * Locks these people against concurrent invitations and withdrawals of consent, and returns their state. Deleted
   * records are left out.
   */
  async lockInvitees(
    manager: EntityManager,
    { ids, vacancyId, now }: { ids: readonly string[]; vacancyId: string; now: Date },
  ) {
    await manager.query(`SELECT 1 FROM candidates WHERE id = ANY($1) ORDER BY id FOR UPDATE`, [ids]);
    const rows = await db(manager)
      .selectFrom('candidates as c')
      .where((eb) => isAnyOf(eb.ref('c.id'), ids))
      .where('c.deleted_at', 'is', null)
      .select(['c.id', 'c.nombre', 'c.email', 'c.user_id'])
      .select([
        hasConsent(now).as('consiente'),
        isBusy(vacancyId).as('ocupada'),
        isResting(now, vacancyId).as('descansa'),
      ])
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Those of these people who have an invitation to the vacancy. */
  async listInvited(manager: EntityManager, ids: readonly string[], vacancyId: string): Promise<Set<string>> {
    const rows = await manager.find(VacancyInvitation, {
      where: { candidato_id: In(ids), vacante_id: vacancyId },
      select: { candidato_id: true },
    });
    return new Set(rows.map(({ candidato_id }) => candidato_id));
  }

  /** Inserts an invitation for each person without one. @returns the inserted ones. */
  async insert(
    manager: EntityManager,
    order: { ids: readonly string[]; vacancyId: string; actorId: string; now: Date },
  ): Promise<{ id: string; candidato_id: string }[]> {
    const { ids, vacancyId, actorId, now } = order;
    if (ids.length === 0) return [];
    return db(manager)
      .insertInto('invitaciones_vacante')
      .values(
        ids.map((person) => ({
          candidato_id: person,
          vacante_id: vacancyId,
          invitada_por: actorId,
          created_at: now,
        })),
      )
      .onConflict((conflict) => conflict.columns(['candidato_id', 'vacante_id']).doNothing())
      .returning(['id', 'candidato_id'])
      .execute();
  }

  /** Newest first, with how many there are in all. */
  async listOfVacancy(
    manager: EntityManager,
    vacancyId: string,
    { ids, offset, limit, after }: Window & { ids: string[] | null },
  ): Promise<{ items: InvitationResponse[]; total: number; next: Position | null }> {
    const [rows, { total }] = await Promise.all([
      invitations(manager)
        .where('i.vacante_id', '=', vacancyId)
        .where((eb) => every(ids && isAnyOf(eb.ref('i.id'), ids), after && isAfter(KEYS, after)))
        .select(placeOf(KEYS).as('place'))
        .orderBy(inOrder(KEYS))
        .limit(limit)
        .offset(offset)
        .execute(),
      db(manager)
        .selectFrom('invitaciones_vacante as i')
        .innerJoin('candidates as c', 'c.id', 'i.candidato_id')
        .where('i.vacante_id', '=', vacancyId)
        .where('c.deleted_at', 'is', null)
        .select(count().as('total'))
        .executeTakeFirstOrThrow(),
    ]);
    const items = rows.map(({ place: _place, ...row }) => respond(row));
    return { items, total, next: nextOf(rows, limit) };
  }

  /** Of one person, newest first: at most one in two weeks, so there are few. */
  async listOfCandidate(manager: EntityManager, candidateId: string): Promise<InvitationResponse[]> {
    const rows = await invitations(manager)
      .where('i.candidato_id', '=', candidateId)
      .orderBy('i.created_at', 'desc')
      .limit(100)
      .execute();
    return rows.map(respond);
  }

  /** The person of this account has opened the vacancy's page. */
  async markSeen(manager: EntityManager, userId: string, vacancyId: string, now: Date): Promise<void> {
    await manager.query(
      `UPDATE invitaciones_vacante SET estado = 'vista', vista_at = $3
       WHERE vacante_id = $2 AND estado = 'enviada'
         AND candidato_id = (SELECT id FROM candidates WHERE user_id = $1 AND deleted_at IS NULL)`,
      [userId, vacancyId, now],
    );
  }

  /** Marks the person's invitation as applied, whatever the answer was. */
  async markApplied(
    manager: EntityManager,
    application: { id: string; candidato_id: string; vacante_id: string },
    now: Date,
  ): Promise<void> {
    await followInvitation(manager, { ...application, now });
  }

  /** The person declines all open invitations, or this one. */
  async markDeclined(
    manager: EntityManager,
    candidateId: string,
    vacancyId: string | null,
    now: Date,
  ): Promise<void> {
    await manager.query(
      `UPDATE invitaciones_vacante SET estado = 'rechazada', respondida_at = $3
       WHERE candidato_id = $1 AND ($2::uuid IS NULL OR vacante_id = $2) AND estado IN ('enviada', 'vista')`,
      [candidateId, vacancyId, now],
    );
  }

  /** Unanswered invitations of these months to open vacancies. */
  listOpen(
    manager: EntityManager,
    candidateId: string,
  ): Promise<{ vacante_id: string; titulo: string; ubicacion: string }[]> {
    return db(manager)
      .selectFrom('invitaciones_vacante as i')
      .innerJoin('vacantes as v', 'v.id', 'i.vacante_id')
      .where('i.candidato_id', '=', candidateId)
      .where((eb) => isOneOf(eb.ref('i.estado'), ['enviada', 'vista']))
      .where(IS_PUBLIC)
      .orderBy('i.created_at', 'desc')
      .limit(10)
      .select(['i.vacante_id', 'v.titulo', 'v.ubicacion'])
      .execute();
  }

  /** Whether the person may be told of openings now; of a merged record, the one that it went into. */
  async findConsenting(
    manager: EntityManager,
    candidateId: string,
    now: Date,
  ): Promise<{ id: string; consiente: boolean } | null> {
    const row = await db(manager)
      .selectFrom('candidates as c')
      .where('c.deleted_at', 'is', null)
      // As a list of ids: with OR every person would be read.
      .where(
        'c.id',
        'in',
        db(manager)
          .selectNoFrom(sql<string>`${candidateId}::uuid`.as('id'))
          .union((eb) =>
            eb
              .selectFrom('fusiones')
              .where('absorbido_id', '=', candidateId)
              .where('deshecha_at', 'is', null)
              .select('conservado_id as id'),
          ),
      )
      .select(['c.id', hasConsent(now).as('consiente')])
      .executeTakeFirst();
    return row ?? null;
  }
}

function respond({ created_at, ...row }: Row): InvitationResponse {
  return { ...row, fecha: created_at.toISOString() };
}
