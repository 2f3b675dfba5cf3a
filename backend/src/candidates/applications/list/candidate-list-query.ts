import { ESTADOS, PRIORIDADES, STAGES } from '@hiring/contract';
import { BY_FIELDS, type FieldName } from '../../../fields/field-filters.js';
import { anyText, oneOf } from '../../../platform/http/lists/filter-rules.js';
import type { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { type ListQuery, parseFilter, parseListQuery } from '../../../platform/http/lists/list-query.js';
import type { CandidateFilter, CandidateSort } from '../candidates/candidates.repository.js';
import { LIST_FILTERS } from './list-filter.js';
import { QUALIFICATION_FILTERS } from './qualification-filter.js';

export const CANDIDATE_LIST = {
  sort: ['fecha_aplicacion', 'apellidos', 'nombre', 'created_at', 'espera_desde', 'estado', 'updated_at'],
  filter: {
    q: anyText(
      'Name, e-mail, phone, position, town, skills, experience, studies, letter and CV; "words together", -unwanted; the last word may be unfinished.',
    ),
    estado: oneOf(ESTADOS, 'State of the current application.'),
    stage: oneOf(STAGES, 'Stage of the current application.'),
    departamento: anyText('Code of the department of the current application.'),
    prioridad: oneOf(PRIORIDADES, 'Priority of the current application.'),
    ...LIST_FILTERS,
    ...QUALIFICATION_FILTERS,
  },
  others: BY_FIELDS,
  cursor: true,
} as const;

/** The query of HR's list of people. @throws {DomainError} `invalid_query` naming what is wrong. */
export function parseCandidateList(
  query: ListQueryDto,
): ListQuery<CandidateSort, keyof typeof CANDIDATE_LIST.filter | FieldName> {
  return parseListQuery<CandidateSort, keyof typeof CANDIDATE_LIST.filter | FieldName>(query, CANDIDATE_LIST);
}

/** The filter alone, as JSON text: what is done with everybody in the list. @throws {DomainError} `invalid_query`. */
export function readCandidateFilter(text: string | undefined): CandidateFilter {
  return parseFilter(text, CANDIDATE_LIST.filter, CANDIDATE_LIST.others);
}
