import { sql, type SqlBool } from 'kysely';
import { db, type Source } from '../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';

/** Columns of a note, and the name of its author; all null when the account is gone. */
const shown = [
  ...([
    'n.id',
    'n.candidato_id',
    'n.aplicacion_id',
    'n.autor_id',
    'n.texto',
    'n.privada',
    'n.version',
  ] as const),
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

/** Characters of a note that a row of a list has room for. */
const SHOWN = 160;

/** The newest note of each of these people who have one: one look into notas_candidato_candidato_ix a person. */
export const newestNotes = (source: Source, people: readonly string[]) =>
  db(source)
    .selectFrom('candidates as c')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('notas_candidato as r')
          .whereRef('r.candidato_id', '=', 'c.id')
          .where(NOT_TAKEN_AWAY)
          .orderBy('r.created_at', 'desc')
          .orderBy('r.id', 'desc')
          .limit(1)
          .select(['r.created_at'])
          .select(sql<string>`left(split_part(r.texto, chr(10), 1), ${SHOWN})`.as('linea'))
          .as('n'),
      (join) => join.onTrue(),
    )
    .where((eb) => isAnyOf(eb.ref('c.id'), people))
    .where('c.deleted_at', 'is', null)
    .select(['c.id as candidato_id', 'n.linea', 'n.created_at'])
    .execute();
