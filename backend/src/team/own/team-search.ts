import { Injectable } from '@nestjs/common';
import { type Expression, sql, type SqlBool } from 'kysely';
import { CandidateSearch } from '../../candidates/people/search/candidate-search.js';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';

/**
 * What a manager finds people by: of the vector, the part with cover letter and CV; names, skills and experience are made
 * anew, because their parts also have the e-mail address, the position of the last application and the town, which
 * managers do not see.
 */
const VISIBLE = sql`(select ts_filter(b.vector, '{d}')
    || search_vector(concat_ws(' ', c.nombre, c.apellidos), true)
    || array_to_tsvector(array(
      select distinct '^' || left(word, letters)
      from unnest(search_words(concat_ws(' ', c.nombre, c.apellidos))) word, generate_series(1, 2) letters
    ))
    || search_vector(array_to_string(c.habilidades, ' '), true)
    || search_vector(concat_ws(' ', c.experiencia, c.educacion))
  from busqueda_candidatos b where b.candidato_id = c.id)`;
/** Letter and CV alone: most words are found here, without making the rest anew. */
const STORED = sql`(select ts_filter(b.vector, '{d}') from busqueda_candidatos b where b.candidato_id = c.id)`;
/** Words to leave people out by: they may stand in what a manager does not see, and would tell of it. Managers have none. */
const UNWANTED = /(^|\s)-(?:"[^"]*"?|\S+)/g;
const IN_VECTOR = (todo: string) =>
  sql<SqlBool>`exists (select from busqueda_candidatos b where b.candidato_id = c.id and b.vector @@ ${todo}::tsquery offset 0)`;

/** The search of human resources for managers: the same words, in what they may read. */
@Injectable()
export class TeamSearch {
  constructor(private readonly searches: CandidateSearch) {}

  /** A condition on people `c`. */
  async matching(text: string): Promise<Expression<SqlBool> | null> {
    const search = await this.searches.compile(text.replace(UNWANTED, '$1'));
    if (!search) return null;
    const { todo } = search;
    if (todo === '') return sql<SqlBool>`false`;
    const seen = sql<SqlBool>`${VISIBLE} @@ ${todo}::tsquery`;
    const found = sql<SqlBool>`case when ${STORED} @@ ${todo}::tsquery then true else ${seen} end`;
    const few = await this.searches.few(todo);
    const c = rowOf<'candidates', 'c'>();
    return every(few ? isAnyOf(c.ref('c.id'), few) : IN_VECTOR(todo), found);
  }
}
