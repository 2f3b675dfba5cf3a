import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { bitOf, type FacetCount, STEPS } from './facets.rules.js';
import {
  binder,
  type Facet,
  facetConditions,
  FACETS,
  IS_PUBLIC,
  otherConditions,
  PAY,
  type VacancyFilter,
} from './vacancy-filter.js';

/** Facets that a vacancy has one value of; tags are counted apart. */
const SINGLE = FACETS.filter((facet) => facet !== 'tags');

/** A vacancy's value of each, in the table `v`. */
const VALUE: Readonly<Record<(typeof SINGLE)[number], string>> = {
  departamento: 'v.departamento',
  ubicacion: 'v.ubicacion',
  tipo_contrato: 'v.tipo_contrato',
  jornada: 'v.jornada',
  destacada: 'v.destacada',
  experiencia_min: `width_bucket(v.experiencia_min, ARRAY[${STEPS.experiencia_min.join(',')}])`,
  salario_min: `coalesce(width_bucket(${PAY}, ARRAY[${STEPS.salario_min.join(',')}]::numeric[]), 0)`,
};

/** Counts for the options of the public list's filters. */
@Injectable()
export class FacetsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * All counts with one statement. Each vacancy gets the sum of the conditions that it misses; those that miss two
   * count nowhere. Equal ones are counted together before they are counted for each facet.
   */
  async count(filter: VacancyFilter): Promise<FacetCount[]> {
    const params: unknown[] = [];
    const bind = binder(params);
    const conditions = Object.entries(facetConditions(filter, bind)) as [Facet, string][];
    const misses =
      conditions.map(([facet, sql]) => `CASE WHEN ${sql} THEN 0 ELSE ${bitOf(facet)} END`).join(' + ') || '0';
    const counting = [0, ...conditions.map(([facet]) => bitOf(facet))].join(', ');
    const where = [IS_PUBLIC, ...otherConditions(filter, bind)].join(' AND ');
    const names = SINGLE.join(', ');
    const rows = await this.dataSource.query<(Omit<FacetCount, 'total'> & { total: string })[]>(
      // Found by words, vacancies are read from the table: once. Otherwise the index has all, and is read by each part.
      `WITH open AS ${filter.q ? '' : 'NOT '}MATERIALIZED (
         SELECT ${SINGLE.map((facet) => `${VALUE[facet]} AS ${facet}`).join(', ')}, v.tags, ${misses} AS misses
         FROM vacantes v WHERE ${where}
       ), alike AS MATERIALIZED (
         SELECT ${names}, misses, count(*) AS total FROM open GROUP BY ${names}, misses
       )
       SELECT CASE GROUPING(${names}) ${SINGLE.map((facet, place) => `WHEN ${maskOf(place)} THEN '${facet}'`).join(' ')} END AS facet,
         coalesce(${SINGLE.map((facet) => `${facet}::text`).join(', ')}) AS value, misses, sum(total) AS total
       FROM alike WHERE misses IN (${counting})
       GROUP BY GROUPING SETS (${SINGLE.map((facet) => `(misses, ${facet})`).join(', ')})
       UNION ALL
       SELECT 'tags', tag, misses, count(*)
       FROM (SELECT unnest(tags) AS tag, misses FROM open WHERE misses IN (0, ${bitOf('tags')})) tagged
       GROUP BY tag, misses`,
      params,
    );
    return rows.map((row) => ({ ...row, total: Number(row.total) }));
  }
}

/** What GROUPING answers for the set of the facet at this place: a bit for each of the others. */
const maskOf = (place: number): number => (1 << SINGLE.length) - 1 - (1 << (SINGLE.length - 1 - place));
