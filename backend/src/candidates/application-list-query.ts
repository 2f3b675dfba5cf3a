import { ESTADOS, PRIORIDADES, STAGES } from '@hiring/contract';
import { isUUID } from 'class-validator';
import { isDay } from '../platform/http/day.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { readInstant } from '../platform/http/instant.js';
import { assertKnown } from '../platform/http/known-value.js';
import type { ListQueryDto } from '../platform/http/list-query.dto.js';
import { type ListQuery, parseListQuery } from '../platform/http/list-query.js';

/** In place of a vacancy's id: applications without one. */
export const SPONTANEOUS = 'espontanea';
const YES_OR_NO = ['true', 'false'];

const LIST = {
  sort: ['fecha_aplicacion', 'updated_at', 'id'],
  filter: [
    'estado',
    'stage',
    'prioridad',
    'departamento',
    'posicion',
    'canal',
    'vacante_id',
    'candidato_id',
    'abierta',
    'retirada',
    'desde',
    'hasta',
    'updated_since',
  ],
  cursor: true,
} as const;

export type ApplicationSort = (typeof LIST.sort)[number];
export type ApplicationFilter = Partial<Record<(typeof LIST.filter)[number], string>>;

/** The query of the list of applications. @throws {DomainError} `invalid_query` naming what is wrong. */
export function parseApplicationList(
  query: ListQueryDto,
): ListQuery<ApplicationSort, (typeof LIST.filter)[number]> {
  const list = parseListQuery(query, LIST);
  assertApplicationFilter(list.filter);
  return list;
}

/** The filter alone, as JSON text. @throws {DomainError} `invalid_query`. */
export function readApplicationFilter(text: string | undefined): ApplicationFilter {
  const { filter, ids } = parseApplicationList({ ...(text === undefined ? {} : { filter: text }) });
  if (ids) throw new DomainError('invalid_query', { name: 'filter.id' });
  return filter;
}

function assertApplicationFilter(filter: ApplicationFilter): void {
  assertKnown(filter, {
    estado: ESTADOS,
    stage: STAGES,
    prioridad: PRIORIDADES,
    abierta: YES_OR_NO,
    retirada: YES_OR_NO,
  });
  readInstant('updated_since', filter.updated_since);
  for (const name of ['desde', 'hasta'] as const) {
    if (filter[name] && !isDay(filter[name])) {
      throw new DomainError('invalid_query', { name: `filter.${name}` });
    }
  }
  const { vacante_id, candidato_id } = filter;
  if (vacante_id && vacante_id !== SPONTANEOUS && !isUUID(vacante_id)) {
    throw new DomainError('invalid_query', { name: 'filter.vacante_id' });
  }
  if (candidato_id && !isUUID(candidato_id)) {
    throw new DomainError('invalid_query', { name: 'filter.candidato_id' });
  }
}
