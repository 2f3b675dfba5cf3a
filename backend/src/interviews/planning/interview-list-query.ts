import { INTERVIEW_ESTADOS, INTERVIEW_TIPOS, TIME_ZONE } from '@hiring/contract';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isDay } from '../../platform/http/lists/day.js';
import {
  anyText,
  dayOrInstant as bound,
  idOf,
  instant,
  oneOf,
} from '../../platform/http/lists/filter-rules.js';
import { readInstant } from '../../platform/http/lists/instant.js';
import type { ListQuery } from '../../platform/http/lists/list-query.js';
import { instantOf } from '../changes/interview-time.js';
import type { InterviewListQuery } from '../interviews.repository.js';

const EQUAL = {
  candidato_id: idOf('Who is interviewed.'),
  aplicacion_id: idOf('Which application it is for.'),
  entrevistador_id: idOf('Who of the staff interviews.'),
  estado: oneOf(INTERVIEW_ESTADOS, 'State of the interview.'),
  tipo: oneOf(INTERVIEW_TIPOS, 'How they meet.'),
};
const BOUNDS = {
  desde: bound('First day of Madrid, or an instant.'),
  hasta: bound('Last day of Madrid, or the instant before which they begin.'),
  from: bound('The same as `desde`.'),
  to: bound('The same as `hasta`.'),
};
const DAY_MS = 86_400_000;

export const INTERVIEW_LIST = {
  sort: ['inicio', 'updated_at'],
  filter: {
    ...EQUAL,
    ...BOUNDS,
    q: anyText("Words of the candidate's name or e-mail."),
    updated_since: instant('Changed since then.'),
  },
  cursor: true,
} as const;
/** What a calendar draws. */
export const AGENDA = {
  sort: INTERVIEW_LIST.sort,
  filter: { ...EQUAL, ...BOUNDS },
  ids: false,
  needs: [
    ['from', 'desde'],
    ['to', 'hasta'],
  ],
  example: { desde: '2027-03-01', hasta: '2027-03-07' },
} as const;

type Parsed = ListQuery<'inicio' | 'updated_at', keyof typeof INTERVIEW_LIST.filter>;

/**
 * `desde` and `hasta` (formerly `from` and `to`) bound the start: days of Madrid, both included, or instants, the last one excluded.
 * @throws {DomainError} `invalid_query` naming the parameter.
 */
export function readInterviewQuery({
  filter,
  offset,
  limit,
  after,
  sort,
}: Omit<Parsed, 'ids'>): InterviewListQuery {
  const names = Object.keys(EQUAL) as (keyof typeof EQUAL)[];
  const equal = Object.fromEntries(names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])));
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
  if (!isDay(value)) {
    const instant = new Date(value);
    if (Number.isNaN(instant.getTime())) throw refused;
    return instant;
  }
  const start = Date.parse(`${value}T00:00:00Z`);
  const day =
    name === 'from' || name === 'desde' ? value : new Date(start + DAY_MS).toISOString().slice(0, 10);
  const bound = instantOf(day, '00:00', TIME_ZONE);
  if (!bound) throw refused;
  return bound;
}
