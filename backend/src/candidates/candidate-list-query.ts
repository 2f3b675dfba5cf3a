import { ESTADOS, PRIORIDADES, STAGES } from '@hiring/contract';
import { DomainError } from '../platform/errors/domain-error.js';
import { assertKnown } from '../platform/http/known-value.js';
import type { ListQueryDto } from '../platform/http/list-query.dto.js';
import { type ListQuery, parseListQuery } from '../platform/http/list-query.js';
import type { CandidateFilter, CandidateSort } from './candidates.repository.js';
import { assertListFilter, LIST_FILTERS } from './list-filter.js';
import { assertQualificationFilter, QUALIFICATION_FILTERS } from './qualification-filter.js';

const LIST = {
  sort: ['fecha_aplicacion', 'apellidos', 'created_at', 'espera_desde', 'estado', 'updated_at'],
  filter: ['q', 'estado', 'stage', 'departamento', 'prioridad', ...LIST_FILTERS, ...QUALIFICATION_FILTERS],
  cursor: true,
} as const;

/** The query of HR's list of people. @throws {DomainError} `invalid_query` naming what is wrong. */
export function parseCandidateList(
  query: ListQueryDto,
): ListQuery<CandidateSort, (typeof LIST.filter)[number]> {
  const list = parseListQuery(query, LIST);
  assertKnown(list.filter, { estado: ESTADOS, stage: STAGES, prioridad: PRIORIDADES });
  assertListFilter(list.filter);
  assertQualificationFilter(list.filter);
  return list;
}

/** The filter alone, as JSON text: what is done with everybody in the list. @throws {DomainError} `invalid_query`. */
export function readCandidateFilter(text: string | undefined): CandidateFilter {
  const { filter, ids } = parseCandidateList({ ...(text === undefined ? {} : { filter: text }) });
  if (ids) throw new DomainError('invalid_query', { name: 'filter.id' });
  return filter;
}
