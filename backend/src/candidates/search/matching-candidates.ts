import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/values/clock.js';
import { CandidateSearch } from './candidate-search.js';
import { type CandidateFilter, conditionsOf } from '../people/candidates.repository.js';
import { parseSearch } from './search-query.rules.js';

/** A condition on `candidates`, with the values of its placeholders from `$1` on. */
export interface Matching {
  sql: string;
  params: unknown[];
}

/** Everybody whom a filter of HR's list shows, however many: for what is done with all of them at once. */
@Injectable()
export class MatchingCandidates {
  constructor(
    private readonly searches: CandidateSearch,
    private readonly clock: Clock,
  ) {}

  async of(filter: CandidateFilter): Promise<Matching> {
    const conditions = conditionsOf(filter, this.clock.now());
    const terms = parseSearch(filter.q ?? '');
    if (terms.length > 0) {
      const { todo } = await this.searches.compile(terms);
      // Nothing but words that Spanish leaves out finds nobody, as in the list.
      if (todo === '') conditions.add(() => 'false');
      else {
        conditions.add(
          (p) =>
            `candidates.id IN (SELECT candidato_id FROM busqueda_candidatos WHERE vector @@ ${p}::tsquery)`,
          todo,
        );
      }
    }
    return { sql: conditions.sql, params: conditions.params };
  }
}
