import { Injectable } from '@nestjs/common';
import { type Expression, sql, type SqlBool } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import { every, rowOf, unionAll } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import { findPage, inOrder, type OrderKey } from '../../../platform/database/sql/list-page.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import type { Page, Window } from '../../../platform/http/lists/list-query.js';

const r = rowOf<'retenciones', 'r'>();
const KEYS: readonly OrderKey[] = [
  { by: sql`(r.levantada_at is not null)`, type: 'boolean', direction: 'ASC' },
  { by: r.ref('r.created_at'), type: 'timestamptz', direction: 'DESC' },
  { by: r.ref('r.id'), type: 'uuid', direction: 'DESC' },
];

const isLive = (today: string): Expression<SqlBool> =>
  every(r('r.levantada_at', 'is', null), r.or([r('r.hasta', 'is', null), r('r.hasta', '>=', today)]));
const nameOf = (alias: 'l' | 'u') =>
  sql<string | null>`nullif(btrim(coalesce(nullif(btrim(concat_ws(' ', ${sql.ref(`${alias}.nombre`)},
    ${sql.ref(`${alias}.apellidos`)})), ''), ${sql.ref(`${alias}.email`)})), '')`;

const holds = (manager: EntityManager, today: string) =>
  db(manager)
    .selectFrom('retenciones as r')
    .innerJoin('candidates as c', 'c.id', 'r.candidato_id')
    .leftJoin('users as u', 'u.id', 'r.creada_por')
    .leftJoin('users as l', 'l.id', 'r.levantada_por')
    .select([
      'r.id',
      'r.candidato_id',
      sql<string>`concat_ws(' ', c.nombre, c.apellidos)`.as('persona'),
      'r.motivo',
      'r.hasta',
      sql<boolean>`${isLive(today)}`.as('vigente'),
      nameOf('u').as('creada_por'),
      'r.created_at',
      'r.levantada_at',
      nameOf('l').as('levantada_por'),
    ]);
export type HoldRow = Awaited<ReturnType<ReturnType<typeof holds>['execute']>>[number];

/** Reads of the holds. `today` is a day of Madrid. */
@Injectable()
export class HoldsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async list(
    today: string,
    { ids: wanted, ...window }: Window & { ids: string[] | null },
  ): Promise<Page<HoldRow>> {
    const { manager } = this.dataSource;
    const from = db(manager)
      .selectFrom('retenciones as r')
      .where(every(wanted && isAnyOf(r.ref('r.id'), wanted)));
    const { ids, ...page } = await findPage(this.dataSource, from, {
      id: r.ref('r.id'),
      keys: KEYS,
      window,
    });
    const items = await holds(manager, today)
      .where(isAnyOf(r.ref('r.id'), ids))
      .orderBy(inOrder(KEYS))
      .execute();
    return { ...page, items, offset: window.offset, byCursor: window.after !== null };
  }

  findById(manager: EntityManager, id: string, today: string): Promise<HoldRow | undefined> {
    return holds(manager, today).where('r.id', '=', id).executeTakeFirst();
  }

  findLive(manager: EntityManager, candidatoId: string, today: string): Promise<HoldRow | undefined> {
    return holds(manager, today)
      .where('r.candidato_id', '=', candidatoId)
      .where(isLive(today))
      .executeTakeFirst();
  }

  /** The reason that keeps an account's records, and those without an owner under its address; locks them all. */
  async findReason(
    manager: EntityManager,
    { userId, email, today }: { userId: string; email: string; today: string },
  ): Promise<string | null> {
    const records = await db(manager)
      .selectFrom('candidates')
      .where((eb) =>
        eb.or([
          eb('user_id', '=', userId),
          eb.and([eb('user_id', 'is', null), eb(eb.fn<string>('lower', ['email']), '=', email)]),
        ]),
      )
      .select('id')
      .forUpdate()
      .execute();
    const row = await db(manager)
      .selectFrom('retenciones as r')
      .where(
        isAnyOf(
          r.ref('r.candidato_id'),
          records.map(({ id }) => id),
        ),
      )
      .where(isLive(today))
      .select('r.motivo')
      .orderBy('r.created_at')
      .limit(1)
      .executeTakeFirst();
    return row?.motivo ?? null;
  }

  /** The record that this one went into, as long as they are one. */
  async keptRecord(manager: EntityManager, id: string): Promise<string> {
    const kept = await db(manager)
      .withRecursive('way', (cte) =>
        cte.selectNoFrom([sql<string>`${id}::uuid`.as('id'), sql<number>`0`.as('step')]).unionAll(
          cte
            .selectFrom('way')
            .innerJoin('fusiones as f', (join) =>
              join.onRef('f.absorbido_id', '=', 'way.id').on('f.deshecha_at', 'is', null),
            )
            .where('f.conservado_id', 'is not', null)
            .select((eb) => [
              eb.ref('f.conservado_id').$notNull().as('id'),
              sql<number>`way.step + 1`.as('step'),
            ]),
        ),
      )
      .selectFrom('way')
      .select('id')
      .orderBy('step', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return kept.id;
  }

  /** The record of an address: an account's, else one without an owner; of one that was united with another, that one. */
  async findRecord(manager: EntityManager, email: string): Promise<string | null> {
    const address = email.trim().toLowerCase();
    const candidates = db(manager).selectFrom('candidates as c');
    const found = unionAll([
      candidates
        .innerJoin('users as u', 'u.id', 'c.user_id')
        .where('u.email_normalizado', '=', address)
        .select(['c.id', 'c.created_at', sql<number>`0`.as('place')]),
      candidates
        .where('c.user_id', 'is', null)
        .where((eb) => eb(eb.fn<string>('lower', ['c.email']), '=', address))
        .select(['c.id', 'c.created_at', sql<number>`1`.as('place')]),
    ]);
    const row = await db(manager)
      .selectFrom(found.as('found'))
      .select('id')
      .orderBy('place')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? this.keptRecord(manager, row.id) : null;
  }
}
