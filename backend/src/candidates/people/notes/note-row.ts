import { sql, type SqlBool } from 'kysely';
import { db, type Source } from '../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';

/** Columns of a note, and the name of its author; all null when the account is gone. */
const shown = [
  ...(['n.id', 'n.candidato_id', 'n.aplicacion_id', 'n.autor_id', 'n.texto', 'n.version'] as const),
  ...(['n.editada_at', 'n.deleted_at', 'n.created_at', 'u.nombre', 'u.apellidos', 'u.email'] as const),
] as const;

export const notesOf = (source: Source, ids: readonly string[]) =>
  db(source)
    .selectFrom('notas_candidato as n')
    .leftJoin('users as u', 'u.id', 'n.autor_id')
    .where((eb) => isAnyOf(eb.ref('n.id'), ids))
    .select(shown)
    .execute();
export type NoteRow = Awaited<ReturnType<typeof notesOf>>[number];

/** What else is true of a note `r` that a list shows. */
export const NOT_TAKEN_AWAY = sql<SqlBool>`r.deleted_at is null`;
