import { THREAD_BOXES, type ThreadBox } from '@hiring/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import { every } from '../../../platform/database/sql/conditions.js';
import { hasWords } from '../../../platform/database/sql/list-search.js';
import { anyText, idOf, oneOf, onlyYes } from '../../../platform/http/lists/filter-rules.js';
import { searchWords } from '../../../platform/http/lists/search-words.js';

export const THREAD_FILTERS = {
  bandeja: oneOf(THREAD_BOXES, 'Which conversations: by their reader, answerer or state.'),
  sin_leer: onlyYes('Those with something unread.'),
  asignado_a: idOf('Those that this account answers.'),
  q: anyText('Words of the name, the e-mail address or one message.'),
} as const;
export type ThreadFilter = Partial<Record<keyof typeof THREAD_FILTERS, string>>;

/** A message that came while an older version served people leaves a closed thread unread: it is open too. */
const OPEN = sql<SqlBool>`(h.cerrado_at is null or h.sin_leer_rrhh > 0)`;

/** Conditions on threads `h` of people `c`. */
export function threadConditions(
  { bandeja, sin_leer, asignado_a, q }: ThreadFilter,
  { userId, now, said }: { userId: string; now: Date; said: Said },
): Expression<SqlBool> {
  const due = sql<SqlBool>`(h.recordar_at is null or h.recordar_at <= ${now})`;
  const boxes: Readonly<Record<ThreadBox, Expression<SqlBool>>> = {
    abiertas: every(OPEN, due),
    sin_leer: sql<SqlBool>`h.sin_leer_rrhh > 0`,
    mias: every(OPEN, due, sql<SqlBool>`h.asignado_a = ${userId}`),
    sin_asignar: every(OPEN, due, sql<SqlBool>`h.asignado_a is null`),
    sin_responder: every(OPEN, due, sql<SqlBool>`h.ultimo_autor = 'candidato'`),
    esperando: every(OPEN, sql<SqlBool>`h.ultimo_autor = 'rrhh'`),
    aplazadas: every(OPEN, sql<SqlBool>`h.recordar_at > ${now}`),
    cerradas: sql<SqlBool>`not (${OPEN})`,
  };
  const words = searchWords(q ?? '');
  return every(
    bandeja && boxes[bandeja as ThreadBox],
    sin_leer && boxes.sin_leer,
    asignado_a && sql<SqlBool>`h.asignado_a = ${asignado_a}::uuid`,
    words.length > 0 && saysOrIsCalled(words, said),
  );
}

/** Whose conversations have the words of a search; null: so many that they are looked for thread by thread. */
export type Said = readonly string[] | null;

export const hasSaid = (words: readonly string[]) => hasWords(sql`plain_text(m.texto)`, words);

const saysOrIsCalled = (words: readonly string[], said: Said) =>
  said === null
    ? sql<SqlBool>`(${hasWords(sql`c.busqueda`, words)} or exists (
        select from mensajes_hilo m where m.candidato_id = h.candidato_id and ${hasSaid(words)}))`
    : sql<SqlBool>`h.candidato_id in (
        select unnest(${said}::uuid[])
        union all
        select p.id from candidates p where ${hasWords(sql`p.busqueda`, words)})`;
