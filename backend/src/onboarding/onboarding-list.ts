import { ONBOARDING_ESTADOS, type OnboardingEstado } from '@hiring/contract';
import { sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { every, rowOf } from '../platform/database/sql/conditions.js';
import { db } from '../platform/database/sql/db.js';
import type { OrderKey } from '../platform/database/sql/list-page.js';
import { searchPage } from '../platform/database/sql/list-search.js';
import { isAnyOf } from '../platform/database/sql/scalars.js';
import { anyText, day, idOf, oneOf, yesOrNo } from '../platform/http/lists/filter-rules.js';
import {
  type ListQuery,
  type ListRules,
  type Page,
  parseListQuery,
} from '../platform/http/lists/list-query.js';
import type { ListQueryDto } from '../platform/http/lists/list-query.dto.js';
import { searchWords } from '../platform/http/lists/search-words.js';
import { DUE_DAY } from './onboarding-rows.js';

const FILTERS = {
  estado: oneOf(ONBOARDING_ESTADOS, 'State, in one of these words.'),
  atrasada: yesOrNo('Whether a required task is overdue.'),
  mia: yesOrNo('Whether whoever asks is its manager or sees to its IT.'),
  primer_dia_desde: day('Begins on this day or later.'),
  primer_dia_hasta: day('Begins on this day or before.'),
  aplicacion_id: idOf('Of this application.'),
  candidato_id: idOf('Of this person.'),
  q: anyText('Words of the name or the e-mail address.'),
} as const;

type Sort = 'primer_dia';
export type OnboardingQuery = ListQuery<Sort, keyof typeof FILTERS>;

export const ONBOARDING_LIST = {
  sort: ['primer_dia'],
  filter: FILTERS,
  cursor: true,
  example: { estado: 'abierta' },
} as const satisfies ListRules<Sort, keyof typeof FILTERS>;

/** @throws {DomainError} `invalid_query` naming the parameter. */
export const parseOnboardingList = (query: ListQueryDto): OnboardingQuery =>
  parseListQuery(query, ONBOARDING_LIST);

const i = rowOf<'incorporaciones', 'i'>();
const c = rowOf<'candidates', 'c'>();

/** A required task is open whose day has passed; the tasks of `+30` too. */
const isLate = (today: string) =>
  i.exists(
    i
      .selectFrom('tareas_incorporacion as t')
      .whereRef('t.incorporacion_id', '=', 'i.id')
      .where('t.hecha_at', 'is', null)
      .where('t.obligatoria', '=', true)
      .where(sql<SqlBool>`${DUE_DAY} < ${today}::date`)
      .select('t.id'),
  );

/** A page of ids. */
export async function findOnboardings(
  source: DataSource,
  { sort: { direction }, filter, ids, ...window }: OnboardingQuery,
  { viewerId, today }: { viewerId: string; today: string },
): Promise<Omit<Page<string>, 'items'> & { ids: string[] }> {
  const { estado, atrasada, mia, primer_dia_desde, primer_dia_hasta, aplicacion_id, candidato_id, q } =
    filter;
  const isMine = i.or([i('i.responsable_id', '=', viewerId), i('i.informatica_id', '=', viewerId)]);
  const wanted = (answer: string | undefined, condition: ReturnType<typeof isLate>) =>
    answer && (answer === 'true' ? condition : i.not(condition));
  const from = db(source)
    .selectFrom('incorporaciones as i')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .where('a.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where(
      every(
        estado && i('i.estado', '=', estado as OnboardingEstado),
        wanted(atrasada, isLate(today)),
        mia && (mia === 'true' ? isMine : i.not(isMine)),
        primer_dia_desde && i('i.primer_dia', '>=', primer_dia_desde),
        primer_dia_hasta && i('i.primer_dia', '<=', primer_dia_hasta),
        aplicacion_id && i('i.aplicacion_id', '=', aplicacion_id),
        candidato_id && c('c.id', '=', candidato_id),
        ids && isAnyOf(i.ref('i.id'), ids),
      ),
    );
  const keys: OrderKey[] = [
    { by: i.ref('i.primer_dia'), type: 'date', direction, nullable: true },
    { by: i.ref('i.id'), type: 'uuid', direction },
  ];
  const page = { id: i.ref('i.id'), keys, window };
  const found = await searchPage(source, from, {
    ...page,
    words: searchWords(q ?? ''),
    text: c.ref('c.busqueda'),
  });
  return { ...found, offset: window.offset, byCursor: window.after !== null };
}
