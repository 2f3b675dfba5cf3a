import type { ConservacionPaso } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { type SqlBool, sql } from 'kysely';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual } from 'typeorm';
import { Consent } from '../../candidates/people/consents/consent.entity.js';
import { every, unionAll } from '../../platform/database/sql/conditions.js';
import { db } from '../../platform/database/sql/db.js';
import { countCapped } from '../../platform/database/sql/list-page.js';
import { isAnyOf, isSet } from '../../platform/database/sql/scalars.js';
import { branchesOf } from './retention-plan.sql.js';
import type { RetentionTerm } from './retention-term.entity.js';
import type { RetentionPlan } from './retention.rules.js';

export type DueRow = Pick<RetentionTerm, 'candidato_id' | 'actividad_at'>;
export type PlannedRow = Awaited<ReturnType<RetentionRepository['describe']>>[number];

/** Where a page begins: after this person. */
export type After = DueRow | null;

/** Reads who is due. The job and the dry run use the same conditions. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The longest without activity first: each branch is read in order and no further than the page, then they are merged. */
  listDue(
    step: ConservacionPaso,
    plan: RetentionPlan,
    { limit, offset = 0, after = null }: { limit: number; offset?: number; after?: After },
  ): Promise<DueRow[]> {
    const behind =
      after &&
      sql<SqlBool>`(p.actividad_at, p.candidato_id) > (${after.actividad_at}::timestamptz, ${after.candidato_id}::uuid)`;
    const branches = branchesOf(step, plan).map((branch) =>
      this.terms()
        .where(every(branch, behind))
        .select(['p.candidato_id', 'p.actividad_at'])
        .orderBy('p.actividad_at')
        .orderBy('p.candidato_id')
        .limit(limit + offset),
    );
    return db(this.dataSource)
      .selectFrom(unionAll(branches).as('due'))
      .select(['candidato_id', 'actividad_at'])
      .orderBy('actividad_at')
      .orderBy('candidato_id')
      .limit(limit)
      .offset(offset)
      .execute();
  }

  /** Up to COUNT_CAP; null: more. */
  count(step: ConservacionPaso, plan: RetentionPlan): Promise<number | null> {
    const branches = branchesOf(step, plan).map((branch) =>
      this.terms().where(branch).select('p.candidato_id'),
    );
    return countCapped(this.dataSource, db(this.dataSource).selectFrom(unionAll(branches).as('due')));
  }

  /** Whether this step is due for this person. The person is locked. */
  async isDue(
    manager: EntityManager,
    { step, candidatoId }: { step: ConservacionPaso; candidatoId: string },
    plan: RetentionPlan,
  ): Promise<boolean> {
    const row = await db(manager)
      .selectFrom('plazos_conservacion as p')
      .where('p.candidato_id', '=', candidatoId)
      .where((eb) => eb.or(branchesOf(step, plan)))
      .select('p.candidato_id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The rows of a page, in the order of their ids. */
  async describe(due: readonly DueRow[]) {
    const ids = due.map(({ candidato_id }) => candidato_id);
    const rows = await this.terms()
      .innerJoin('candidates as c', 'c.id', 'p.candidato_id')
      .leftJoin('users as u', 'u.id', 'c.user_id')
      .where((eb) => isAnyOf(eb.ref('p.candidato_id'), ids))
      .select([
        'p.candidato_id',
        'p.actividad_at',
        'p.estado',
        'p.contratada',
        'p.avisada_at',
        'p.cuarentena_at',
        PERSON,
      ])
      .select((eb) => [
        eb.fn.coalesce('u.email', 'c.email').as('email'),
        isSet(eb.ref('c.retirada_at')).as('retirada'),
        isSet(eb.ref('c.aplicacion_actual_id')).as('con_candidatura'),
      ])
      .execute();
    const byId = new Map(rows.map((row) => [row.candidato_id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  listQuarantined({ limit, offset }: { limit: number; offset: number }) {
    return this.terms()
      .innerJoin('candidates as c', 'c.id', 'p.candidato_id')
      .where('p.estado', '=', sql.lit('cuarentena'))
      .select((eb) => ['p.candidato_id', eb.ref('p.cuarentena_at').$notNull().as('cuarentena_at'), PERSON])
      .orderBy('p.cuarentena_at')
      .orderBy('p.candidato_id')
      .limit(limit)
      .offset(offset)
      .execute();
  }

  /** Ends consents whose time is over; how many they were. Any number of processes may do it at once. */
  async endConsents(manager: EntityManager, givenUntil: Date, now: Date): Promise<number> {
    const { affected } = await manager.update(
      Consent,
      { retirado_at: IsNull(), otorgado_at: LessThanOrEqual(givenUntil) },
      { retirado_at: now },
    );
    return affected ?? 0;
  }

  private terms() {
    return db(this.dataSource).selectFrom('plazos_conservacion as p');
  }
}

const PERSON = sql<string>`concat_ws(' ', c.nombre, c.apellidos)`.as('persona');
