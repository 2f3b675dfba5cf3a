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
  { userId, now }: { userId: string; now: Date },
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
    words.length > 0 && saysOrIsCalled(words),
  );
}

const saysOrIsCalled = (words: readonly string[]) =>
  sql<SqlBool>`h.candidato_id in (
    select m.candidato_id from mensajes_hilo m where ${hasWords(sql`plain_text(m.texto)`, words)}
    union all
    select p.id from candidates p where ${hasWords(sql`p.busqueda`, words)})`;
