import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { listedFields } from '../../../fields/field-filters.js';
import { every } from '../../../platform/database/sql/conditions.js';
import { Clock } from '../../../platform/values/clock.js';
import { CandidateSearch } from '../../people/search/candidate-search.js';
import { type CandidateFilter, conditionsOf } from '../candidates/candidates.repository.js';
import { matchedBy } from '../../people/search/reference.js';

/** All people who match a filter of HR's list, without a limit: for bulk actions. */
@Injectable()
export class MatchingCandidates {
  constructor(
    private readonly searches: CandidateSearch,
    private readonly clock: Clock,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** A condition on `candidates`. */
  async of(filter: CandidateFilter): Promise<Expression<SqlBool>> {
    const conditions = conditionsOf(
      filter,
      this.clock.now(),
      await listedFields(this.dataSource.manager, Object.keys(filter)),
    );
    const search = await this.searches.compile(filter.q ?? '');
    if (!search) return conditions;
    const { todo, reference } = search;
    // A search of stop words only finds no one, as in the list.
    if (todo === '') return sql`false`;
    return every(conditions, sql`candidates.id in ${matchedBy(todo, reference)}`);
  }
}
