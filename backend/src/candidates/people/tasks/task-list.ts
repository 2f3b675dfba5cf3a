import { TASK_DUE, TASK_OWNERS } from '@hiring/contract';
import { isUUID } from 'class-validator';
import { type FilterRule, idOf, oneOf } from '../../../platform/http/lists/filter-rules.js';
import { type ListQuery, type ListRules, parseListQuery } from '../../../platform/http/lists/list-query.js';
import type { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';

/** An account, or whoever asks (`yo`), nobody (`nadie`) or either. */
const OWNER: FilterRule = {
  schema: {
    anyOf: [
      { type: 'string', format: 'uuid' },
      { type: 'string', enum: [...TASK_OWNERS] },
    ],
    description:
      'Of whom: the id of an account, `yo` for whoever asks, `nadie` for tasks that nobody has yet, or both.',
  },
  accepts: (value) => isUUID(value) || (TASK_OWNERS as readonly string[]).includes(value),
  known: `un id, ${TASK_OWNERS.join(', ')}`,
};

const FILTERS = {
  asignada_a: OWNER,
  estado: oneOf(['abierta', 'hecha'], 'Still to do, or done.'),
  vence: oneOf(
    TASK_DUE,
    'By its day in Madrid: today, overdue (open ones only), overdue or today, within seven days, or without a day.',
  ),
  candidato_id: idOf('About this person, their applications and interviews.'),
  aplicacion_id: idOf('About this application and its interviews.'),
  vacante_id: idOf('About this vacancy.'),
  entrevista_id: idOf('About this interview.'),
} as const;

type Sort = 'created_at' | 'vence_el';
export type TaskQuery = ListQuery<Sort, keyof typeof FILTERS>;

export const TASK_LIST = {
  sort: ['created_at', 'vence_el'],
  filter: FILTERS,
  cursor: true,
  example: { asignada_a: 'yo', estado: 'abierta' },
} as const satisfies ListRules<Sort, keyof typeof FILTERS>;

/** @throws {DomainError} `invalid_query` naming the parameter. */
export const parseTaskList = (query: ListQueryDto): TaskQuery => parseListQuery(query, TASK_LIST);
