import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/sql/tables.js';
import { statement } from '../../../platform/database/sql/db.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';

/** Columns of a note, and the name of its author; all null when the account is gone. */
const shown = [
  ...(['n.id', 'n.candidato_id', 'n.aplicacion_id', 'n.autor_id', 'n.texto', 'n.version'] as const),
  ...(['n.editada_at', 'n.deleted_at', 'n.created_at', 'u.nombre', 'u.apellidos', 'u.email'] as const),
] as const;

export const noteOf = statement((db, { id }: { id: string }) =>
  db
    .selectFrom('notas_candidato as n')
    .leftJoin('users as u', 'u.id', 'n.autor_id')
    .where('n.id', '=', id)
    .select(shown),
);
export type NoteRow = Awaited<ReturnType<typeof noteOf>>[number];

export const notesOf = statement((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('notas_candidato as n')
    .leftJoin('users as u', 'u.id', 'n.autor_id')
    .where((eb) => isAnyOf(eb.ref('n.id'), ids))
    .select(shown),
);

/** What else is true of a note `r` that a list shows. */
export const NOT_TAKEN_AWAY = sql<SqlBool>`r.deleted_at is null`;

export interface NewNote {
  candidato_id: string;
  aplicacion_id: string | null;
  autor_id: string;
  texto: string;
  now: Date;
  /** Of its log entry. */
  details: string;
}

/**
 * Writes a note with its log entry and gives it back; nothing, when the person is gone or the application is not
 * theirs.
 */
export const insertNote = statement((db, note: NewNote) =>
  db
    .with('n', (cte) =>
      cte
        .insertInto('notas_candidato')
        .columns(['candidato_id', 'aplicacion_id', 'autor_id', 'texto', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('candidates as c')
            .where('c.id', '=', note.candidato_id)
            .where('c.deleted_at', 'is', null)
            .where((of) => of.or([sql<boolean>`${note.aplicacion_id}::uuid IS NULL`, isTheirs(of, note)]))
            .select([
              'c.id',
              sql<string | null>`${note.aplicacion_id}::uuid`.as('aplicacion_id'),
              sql<string>`${note.autor_id}::uuid`.as('autor_id'),
              sql<string>`${note.texto}::text`.as('texto'),
              sql<Date>`${note.now}::timestamptz`.as('created_at'),
            ]),
        )
        .returningAll(),
    )
    .with('logged', (cte) =>
      cte
        .insertInto('system_logs')
        .columns(['actor_id', 'action', 'details', 'level', 'entity', 'entity_id'])
        .expression((eb) =>
          eb
            .selectFrom('n')
            .select([
              'n.autor_id',
              sql.lit('note.written').as('action'),
              sql<string>`${note.details}::text`.as('details'),
              sql.lit('info').as('level'),
              sql.lit('candidates').as('entity'),
              'n.candidato_id',
            ]),
        ),
    )
    .selectFrom('n')
    .leftJoin('users as u', 'u.id', 'n.autor_id')
    .select(shown),
);

const isTheirs = (
  eb: ExpressionBuilder<Database & { c: Database['candidates'] }, 'c'>,
  { aplicacion_id }: NewNote,
) =>
  eb.exists(
    eb
      .selectFrom('aplicaciones_vacantes as a')
      .where('a.id', '=', sql<string>`${aplicacion_id}::uuid`)
      .whereRef('a.candidato_id', '=', 'c.id')
      .select(sql.lit(1).as('one')),
  );
