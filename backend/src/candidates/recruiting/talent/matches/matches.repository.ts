import type { Cualificacion } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { nameOrEmail } from '../../../../auth/account-name.sql.js';
import { every, rowOf } from '../../../../platform/database/sql/conditions.js';
import { db } from '../../../../platform/database/sql/db.js';
import { exactInstant, isAnyOf, isSet } from '../../../../platform/database/sql/scalars.js';
import { containing, searchWords } from '../../../../platform/http/lists/search-words.js';
import { hasConsent, isBusy, REST } from './eligible.sql.js';
import type { MatchCursor } from './match-cursor.js';
import { POINTS, type PositionLikeness, type Proof } from './match.rules.js';

export interface MatchFilter {
  /** Any of these, valid today. */
  cualificaciones: readonly Cualificacion[];
  /** Words of the town. */
  ciudad: string | null;
  /** Applied since. */
  desde: Date | null;
}

export interface MatchQuery {
  vacancyId: string;
  departamento: string;
  posicion: string;
  /** Name of the position: its words are looked for. */
  puesto: string;
  towns: readonly string[];
  proofs: readonly Proof[];
  /** Qualifications that make a person a match for any position. */
  telling: readonly Cualificacion[];
  filter: MatchFilter;
  cursor: MatchCursor | null;
  limit: number;
  now: Date;
  /** YYYY-MM-DD of Madrid. */
  today: string;
}

export type MatchRow = Awaited<ReturnType<MatchesRepository['list']>>[number];

const [WITHIN_HALF_YEAR, WITHIN_YEAR, WITHIN_TWO] = POINTS.recent;

/**
 * Of each kind of likeness so many are compared, the newest where that has an index: however many fit, the best of them
 * are among these.
 */
const CONSIDERED = 2000;
/** Of the weakest likeness, the department alone, so many of the newest are looked at, whoever of them agreed. */
const LOOKED_AT = 5000;

/** What is compared of a person. */
const OF_PERSON = [
  'c.id',
  'c.fecha_aplicacion',
  'c.departamento',
  'c.posicion',
  'c.ciudad_busqueda',
] as const;
const FIRST = sql`puntos desc, fecha_aplicacion desc, id desc`;

/** Who fits a vacancy and may be invited to it: one statement. */
@Injectable()
export class MatchesRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  // oxlint-disable-next-line max-lines-per-function -- One statement: each part takes its types from those above.
  list(query: MatchQuery) {
    const { vacancyId, proofs, cursor } = query;
    const now = sql`${query.now}::timestamptz`;
    const isValid = isValidOn(query.today);
    return db(this.dataSource)
      .with(
        (cte) => cte('wanted').materialized(),
        (on) =>
          on.selectNoFrom([
            // The words of the position, each among the person's own position and skills (weight B).
            sql<string>`coalesce((select string_agg(quote_literal(lexeme) || ':B', ' & ')
              from unnest(search_vector(${query.puesto}))), '')::tsquery`.as('words'),
            sql<string[]>`array(select search_text(town) from unnest(${query.towns}::text[]) town)`.as(
              'towns',
            ),
          ]),
      )
      .with(
        (cte) => cte('fit').materialized(),
        () => this.fitting(query),
      )
      .with('likened', (on) =>
        on
          .selectFrom('fit')
          .crossJoin('wanted')
          // Each looked up by the person's key: joins of the whole tables would read them all.
          .leftJoinLateral(
            (eb) =>
              eb
                .selectFrom('busqueda_candidatos as b')
                .whereRef('b.candidato_id', '=', 'fit.id')
                .limit(1)
                .select(sql<boolean>`b.vector @@ wanted.words`.as('named'))
                .as('b'),
            (join) => join.onTrue(),
          )
          .leftJoinLateral(
            (eb) =>
              eb
                .selectFrom(
                  eb
                    .selectFrom('cualificaciones as q')
                    .innerJoin(
                      sql<Proof>`unnest(${proofs.map(({ wanted }) => wanted)}::text[], ${proofs.map(({ held }) => held)}::text[], ${proofs.map(({ points }) => points)}::int[])`.as<'p'>(
                        sql`p (wanted, held, points)`,
                      ),
                      'p.held',
                      'q.tipo',
                    )
                    .whereRef('q.candidato_id', '=', 'fit.id')
                    .where(isValid)
                    .distinct()
                    .select(['p.wanted', 'p.points'])
                    .as('proven'),
                )
                .select([
                  sql<number | null>`sum(points)::int`.as('points'),
                  sql<Cualificacion[] | null>`array_agg(wanted)`.as('tipos'),
                ])
                .as('held'),
            (join) => join.onTrue(),
          )
          .select(['fit.id', 'fit.fecha_aplicacion', 'held.points as proven', 'held.tipos'])
          .select([
            sql<PositionLikeness>`case when fit.departamento = ${query.departamento} and fit.posicion = ${query.posicion}
              then 'igual' when b.named then 'palabras' when fit.departamento = ${query.departamento}
              then 'departamento' end`.as('puesto'),
            sql<boolean>`fit.ciudad_busqueda = any(wanted.towns)`.as('en_la_ciudad'),
          ]),
      )
      .with('scored', (on) =>
        on
          .selectFrom('likened')
          .selectAll()
          .select([
            sql<number>`count(*) over ()::int`.as('total'),
            sql<number>`case puesto when 'igual' then ${sql.lit(POINTS.samePosition)}
                when 'palabras' then ${sql.lit(POINTS.positionWords)}
                when 'departamento' then ${sql.lit(POINTS.department)} else 0 end
              + least(coalesce(proven, 0), ${sql.lit(POINTS.qualifications)})
              + case when en_la_ciudad then ${sql.lit(POINTS.town)} else 0 end
              + case when fecha_aplicacion > ${now} - interval '6 months' then ${sql.lit(WITHIN_HALF_YEAR)}
                when fecha_aplicacion > ${now} - interval '1 year' then ${sql.lit(WITHIN_YEAR)}
                when fecha_aplicacion > ${now} - interval '2 years' then ${sql.lit(WITHIN_TWO)} else 0 end`.as(
              'puntos',
            ),
          ]),
      )
      .with(
        (cte) => cte('page').materialized(),
        (on) =>
          on
            .selectFrom('scored')
            .selectAll()
            .where(
              every(
                cursor &&
                  sql`(puntos, fecha_aplicacion, id) < (${cursor.puntos}::int, ${cursor.fecha}::timestamptz, ${cursor.id}::uuid)`,
              ),
            )
            .orderBy(FIRST)
            .limit(query.limit),
      )
      .selectFrom('page')
      .innerJoin('candidates as c', 'c.id', 'page.id')
      .leftJoin('users as u', 'u.id', 'c.user_id')
      .leftJoin('invitaciones_vacante as i', (join) =>
        join.onRef('i.candidato_id', '=', 'c.id').on('i.vacante_id', '=', vacancyId),
      )
      .leftJoin('users as author', 'author.id', 'i.invitada_por')
      .select(['c.id as candidato_id', 'c.nombre', 'c.apellidos', 'c.ciudad', 'c.departamento', 'c.posicion'])
      .select([
        'page.puntos',
        'page.puesto',
        'page.tipos as cualificaciones',
        'page.en_la_ciudad',
        'page.total',
      ])
      .select(['i.estado as invitacion_estado', 'i.created_at as invitada_at'])
      .select((eb) => [
        exactInstant(eb.ref('page.fecha_aplicacion')).as('fecha'),
        sql<number>`(extract(epoch from ${now} - page.fecha_aplicacion) / 2629800)::int`.as('meses'),
        isSet(eb.ref('u.email_verified_at')).as('email_verificado'),
        nameOrEmail('author').as('invitada_por'),
        eb
          .selectFrom('invitaciones_vacante as r')
          .whereRef('r.candidato_id', '=', 'c.id')
          .where('r.vacante_id', '<>', vacancyId)
          .where('r.created_at', '>', sql<Date>`${now} - ${REST}`)
          .select(sql<Date | null>`max(r.created_at) + ${REST}`.as('until'))
          .as('descansa_hasta'),
      ])
      .orderBy('page.puntos', 'desc')
      .orderBy('page.fecha_aplicacion', 'desc')
      .orderBy('page.id', 'desc')
      .execute();
  }

  /** People of each likeness who agreed and are free. */
  private fitting({ vacancyId, departamento, posicion, telling, today, filter, now }: MatchQuery) {
    const of = db(this.dataSource);
    const isValid = isValidOn(today);
    const c = rowOf<'candidates', 'c'>();
    const conditions = every(
      c('c.deleted_at', 'is', null),
      hasConsent(now),
      c.not(isBusy(vacancyId)),
      filter.cualificaciones.length > 0 &&
        sql<SqlBool>`exists (select from cualificaciones q where q.candidato_id = c.id
          and q.tipo = any(${filter.cualificaciones}) and ${isValid})`,
      ...searchWords(filter.ciudad ?? '').map((word) => c('c.ciudad_busqueda', 'like', containing(word))),
      filter.desde && c('c.fecha_aplicacion', '>=', filter.desde),
    );
    const inDepartment = of
      .selectFrom('candidates')
      .selectAll()
      .where('departamento', '=', departamento)
      .where('retirada_at', 'is', null)
      .where('deleted_at', 'is', null)
      .orderBy('fecha_aplicacion', 'desc')
      .orderBy('id', 'desc')
      .limit(LOOKED_AT);
    return [
      of
        .selectFrom('candidates as c')
        .where('c.departamento', '=', departamento)
        .where('c.posicion', '=', posicion)
        .where(conditions)
        .orderBy('c.fecha_aplicacion', 'desc')
        .orderBy('c.id', 'desc')
        .select(OF_PERSON),
      of
        .selectFrom('busqueda_candidatos as b')
        .innerJoin('candidates as c', 'c.id', 'b.candidato_id')
        .where(sql<SqlBool>`b.vector @@ (select words from wanted)`)
        .where(conditions)
        .select(OF_PERSON),
      of
        .selectFrom('cualificaciones as q')
        .innerJoin('candidates as c', 'c.id', 'q.candidato_id')
        .where((eb) => isAnyOf(eb.ref('q.tipo'), telling))
        .where(isValid)
        .where(conditions)
        .select(OF_PERSON),
      of.selectFrom(inDepartment.as('c')).where(conditions).select(OF_PERSON),
    ]
      .map((people) => of.selectFrom(people.limit(CONSIDERED).as('people')).selectAll())
      .reduce((all, one) => all.union(one));
  }
}

const isValidOn = (today: string) => sql<boolean>`(q.caduca_el is null or q.caduca_el >= ${today}::date)`;
