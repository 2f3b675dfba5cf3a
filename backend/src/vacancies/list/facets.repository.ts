import { Injectable } from '@nestjs/common';
import { type Expression, sql, type SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { db } from '../../platform/database/sql/db.js';
import { count, sumOf } from '../../platform/database/sql/scalars.js';
import { bitOf, type FacetCount, STEPS } from './facets.rules.js';
import {
  type Facet,
  facetConditions,
  FACETS,
  IS_PUBLIC,
  otherConditions,
  PAY,
  type VacancyFilter,
} from './vacancy-filter.js';

/** Facets with one value for each vacancy; tags are counted separately. */
const SINGLE = FACETS.filter((facet) => facet !== 'tags');

/** Steps that a vacancy of table `v` reaches. */
const REACHED = {
  experiencia_min: sql<number>`width_bucket(v.experiencia_min, array[${sql.raw(STEPS.experiencia_min.join(','))}])`,
  salario_min: sql<number>`coalesce(width_bucket(${PAY}, array[${sql.raw(STEPS.salario_min.join(','))}]::numeric[]), 0)`,
};

/** GROUPING's bit mask for the set of the facet at this place: a bit for each of the others. */
const maskOf = (place: number): number => (1 << SINGLE.length) - 1 - (1 << (SINGLE.length - 1 - place));
const FACET = sql<Facet>`case grouping(${sql.join(SINGLE.map((facet) => sql.ref(facet)))}) ${sql.join(
  SINGLE.map((facet, place) => sql`when ${sql.lit(maskOf(place))} then ${sql.lit(facet)}`),
  sql` `,
)} end`;
const VALUE = sql<string>`coalesce(${sql.join(SINGLE.map((facet) => sql`${sql.ref(facet)}::text`))})`;

/** Counts for the options of the public list's filters. */
@Injectable()
export class FacetsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * All counts in one statement. For each vacancy it sums the bits of the conditions it fails; vacancies failing
   * two are dropped. Equal rows are grouped before they are counted for each facet.
   */
  count(filter: VacancyFilter): Promise<FacetCount[]> {
    const conditions = Object.entries(facetConditions(filter)) as [Facet, Expression<SqlBool>][];
    const misses = conditions.map(
      ([facet, condition]) => sql`case when ${condition} then 0 else ${sql.lit(bitOf(facet))} end`,
    );
    const missesOneOf = (facets: readonly Facet[]) =>
      sql<boolean>`misses in (${sql.join([0, ...facets.map(bitOf)].map((bit) => sql.lit(bit)))})`;
    return (
      db(this.dataSource)
        // A text search reads the table, once. Otherwise each part is an index-only scan.
        .with(
          (cte) => (filter.q ? cte('open').materialized() : cte('open').notMaterialized()),
          (on) =>
            on
              .selectFrom('vacantes as v')
              .where(IS_PUBLIC)
              .where(otherConditions(filter))
              .select([
                'v.departamento',
                'v.ubicacion',
                'v.tipo_contrato',
                'v.jornada',
                'v.destacada',
                'v.tags',
              ])
              .select([
                REACHED.experiencia_min.as('experiencia_min'),
                REACHED.salario_min.as('salario_min'),
                sql<number>`${misses.length > 0 ? sql.join(misses, sql` + `) : sql.lit(0)}`.as('misses'),
              ]),
        )
        .with(
          (cte) => cte('alike').materialized(),
          (on) =>
            on
              .selectFrom('open')
              .groupBy([...SINGLE, 'misses'])
              .select([...SINGLE, 'misses', count().as('total')]),
        )
        .selectFrom('alike')
        .where(missesOneOf(conditions.map(([facet]) => facet)))
        .groupBy(sql`grouping sets (${sql.join(SINGLE.map((facet) => sql`(misses, ${sql.ref(facet)})`))})`)
        .select((eb) => [FACET.as('facet'), VALUE.as('value'), 'misses', sumOf(eb.ref('total')).as('total')])
        .unionAll((eb) =>
          eb
            .selectFrom(
              eb
                .selectFrom('open')
                .where(missesOneOf(['tags']))
                .select([sql<string>`unnest(tags)`.as('tag'), 'misses'])
                .as('tagged'),
            )
            .groupBy(['tag', 'misses'])
            .select([sql<Facet>`'tags'`.as('facet'), 'tag as value', 'misses', count().as('total')]),
        )
        .execute()
    );
  }
}
