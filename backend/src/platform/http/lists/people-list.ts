import { ApiHideProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { DomainError } from '../../errors/domain-error.js';
import { idOf } from './filter-rules.js';
import { ListQueryDto } from './list-query.dto.js';
import { type Direction, type ListRules, MAX_ROWS, parseListQuery, type Window } from './list-query.js';

/** Without a range, a person's rows are all on one page: nobody has more. */
const OF_A_PERSON = 200;

const PERSON = idOf('Id of the person.');

type PeopleListRules = ListRules<'created_at', 'candidato_id'>;

/** A list of what belongs to people: everybody's, or one person's. */
export const PEOPLE_LIST = {
  sort: ['created_at'],
  filter: { candidato_id: PERSON },
  cursor: true,
} as const satisfies PeopleListRules;

/** The person may also be named by a parameter of its own. */
export class PeopleListQueryDto extends ListQueryDto {
  @ApiHideProperty()
  @IsOptional()
  @IsString()
  candidato_id?: string;
}

/** @throws {DomainError} `invalid_query`. */
export function readPeople(candidatos: string): string[] {
  const people = candidatos.split(',');
  if (people.length > MAX_ROWS || !people.every(PERSON.accepts)) {
    throw new DomainError('invalid_query', { name: 'candidatos' });
  }
  return people;
}

/** Documents that parameter. */
export const PERSON_PARAMETER = {
  name: 'candidato_id',
  required: false,
  schema: { type: 'string', format: 'uuid', example: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11' },
  description: `The same as in \`filter\`. The newest ${OF_A_PERSON} of this person, when no page is asked for.`,
} as const;

export interface PeopleListQuery extends Window {
  direction: Direction;
  /** Null: everybody's. */
  candidateId: string | null;
  ids: string[] | null;
}

/** @throws {DomainError} `invalid_query` naming the parameter. */
export function parsePeopleList({ candidato_id: named, ...query }: PeopleListQueryDto): PeopleListQuery {
  if (named !== undefined && !PERSON.accepts(named))
    throw new DomainError('invalid_query', { name: 'candidato_id' });
  const { sort, filter, ids, ...window } = parseListQuery(query, PEOPLE_LIST);
  if (named !== undefined && filter.candidato_id !== undefined && named !== filter.candidato_id)
    throw new DomainError('invalid_query', { name: 'candidato_id' });
  const candidateId = named ?? filter.candidato_id ?? null;
  const isPaged = query.range !== undefined || query.cursor !== undefined || query.limit !== undefined;
  const whole = candidateId !== null && !isPaged && ids === null;
  return {
    ...window,
    ...(whole && { limit: OF_A_PERSON }),
    // By their ids all of them are asked for, as a stock data provider does, which names no range.
    ...(ids && !isPaged && { limit: ids.length }),
    direction: sort.direction,
    candidateId,
    ids,
  };
}
