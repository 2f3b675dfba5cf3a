import { INTERVIEW_ESTADOS, INTERVIEW_TIPOS, TIME_ZONE } from '@hiring/contract';
import { isISO8601, isUUID } from 'class-validator';
import { DomainError } from '../platform/errors/domain-error.js';
import { isDay } from '../platform/http/day.js';
import { readInstant } from '../platform/http/instant.js';
import { assertKnown } from '../platform/http/known-value.js';
import type { ListQuery } from '../platform/http/list-query.js';
import { instantOf } from './interview-time.js';
import type { InterviewListQuery } from './interviews.repository.js';

const IDS = ['candidato_id', 'aplicacion_id', 'entrevistador_id'] as const;
const EQUAL = [...IDS, 'estado', 'tipo'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

export const INTERVIEW_LIST = {
  sort: ['inicio', 'updated_at'],
  filter: [...EQUAL, 'desde', 'hasta', 'from', 'to', 'q', 'updated_since'],
  cursor: true,
} as const;
type Parsed = ListQuery<'inicio' | 'updated_at', (typeof INTERVIEW_LIST.filter)[number]>;

/**
 * `desde` and `hasta`, or by their older names `from` and `to`, bound the beginning: days of Madrid, both included, or instants, the last one not included.
 * @throws {DomainError} `invalid_query` naming the parameter.
 */
export function readInterviewQuery({
  filter,
  offset,
  limit,
  after,
  sort,
}: Omit<Parsed, 'ids'>): InterviewListQuery {
  assertKnown(filter, { estado: INTERVIEW_ESTADOS, tipo: INTERVIEW_TIPOS });
  for (const name of IDS) {
    const id = filter[name];
    if (id && !isUUID(id)) throw new DomainError('invalid_query', { name: `filter.${name}` });
  }
  const equal = Object.fromEntries(EQUAL.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])));
  return {
    offset,
    limit,
    after,
    sort,
    since: readInstant('updated_since', filter.updated_since),
    equal,
    from: boundOf('desde', filter.desde) ?? boundOf('from', filter.from),
    until: boundOf('hasta', filter.hasta) ?? boundOf('to', filter.to),
    q: filter.q ?? '',
  };
}

function boundOf(name: 'desde' | 'hasta' | 'from' | 'to', value: string | undefined): Date | null {
  if (value === undefined) return null;
  const refused = new DomainError('invalid_query', { name: `filter.${name}` });
  if (!DAY.test(value)) {
    if (!isISO8601(value, { strict: true, strictSeparator: true })) throw refused;
    return new Date(value);
  }
  if (!isDay(value)) throw refused;
  const start = Date.parse(`${value}T00:00:00Z`);
  const day =
    name === 'from' || name === 'desde' ? value : new Date(start + DAY_MS).toISOString().slice(0, 10);
  const bound = instantOf(day, '00:00', TIME_ZONE);
  if (!bound) throw refused;
  return bound;
}
