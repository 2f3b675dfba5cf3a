import { sql, type SqlBool } from 'kysely';
import type { Actor } from '../platform/auth/actor.js';
import { db, type Source } from '../platform/database/sql/db.js';
import { accountName } from '../platform/values/account-name.js';

/** Working days in which a manager looks at an application. */
export const PATIENCE_DAYS = 2;

const COLLEAGUES = 500;

/*
 * The policy of managers (docs/domain.md): they see the vacancies whose team they are on, by the vacancy or by its
 * department, and the applications to those but their own. Every statement for a manager goes through these.
 */

/** Ids of the vacancies that somebody sees. */
export async function teamVacancies(source: Source, { userId }: Pick<Actor, 'userId'>): Promise<string[]> {
  const rows = await db(source)
    .selectFrom('equipo_vacante as e')
    .where('e.usuario_id', '=', userId)
    .select('e.vacante_id as id')
    .union(
      db(source)
        .selectFrom('equipo_departamento as d')
        .innerJoin('vacantes as v', 'v.departamento', 'd.departamento')
        .where('d.usuario_id', '=', userId)
        .select('v.id'),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** People `c` but whoever reads: nobody reads what others think of them, and proposes themselves. */
export const ofOthers = ({ userId }: Pick<Actor, 'userId'>) =>
  sql<SqlBool>`c.user_id is distinct from ${userId}::uuid`;

/** Applications `a` of people `c` to these vacancies, as a manager sees them. */
export const ofVacancies = (vacancies: readonly string[], viewer: Pick<Actor, 'userId'>) =>
  sql<SqlBool>`(a.vacante_id = any(${vacancies}::uuid[]) and a.deleted_at is null and c.deleted_at is null
    and ${ofOthers(viewer)})`;

/** Whether somebody holds this interview, as a column names it. */
export const holdsInterview = (interview: string, { userId }: Pick<Actor, 'userId'>) =>
  sql<boolean>`exists (select from entrevista_participantes p
    where p.entrevista_id = ${sql.ref(interview)} and p.usuario_id = ${userId} and p.activa)`;

/** Ids of the interviews that somebody holds, of an application or this one, but those of their own applications. */
export async function heldInterviews(
  source: Source,
  [column, id]: [column: 'i.id' | 'i.aplicacion_id', id: string],
  viewer: Pick<Actor, 'userId'>,
): Promise<string[]> {
  const rows = await db(source)
    .selectFrom('interviews as i')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .where(column, '=', id)
    .where('i.deleted_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where(ofOthers(viewer))
    .where(holdsInterview('i.id', viewer))
    .select('i.id')
    .execute();
  return rows.map((row) => row.id);
}

/**
 * The person of an application that somebody sees: of their openings, or one whose interview they hold; null: there is no
 * such application, or it is not theirs.
 */
export async function seesApplication(
  source: Source,
  id: string,
  { userId }: Pick<Actor, 'userId'>,
): Promise<string | null> {
  const vacancies = await teamVacancies(source, { userId });
  const row = await db(source)
    .selectFrom('aplicaciones_vacantes as a')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .where('a.id', '=', id)
    .where('a.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where(ofOthers({ userId }))
    .where((eb) =>
      eb.or([
        ofVacancies(vacancies, { userId }),
        eb.exists(
          eb
            .selectFrom('interviews as i')
            .whereRef('i.aplicacion_id', '=', 'a.id')
            .where('i.deleted_at', 'is', null)
            .where(holdsInterview('i.id', { userId }))
            .select('i.id'),
        ),
      ]),
    )
    .select('a.candidato_id')
    .executeTakeFirst();
  return row?.candidato_id ?? null;
}

/** Who of staff sees an application, by name: everybody of human resources and administration, and these managers. */
export async function colleaguesOf(source: Source, id: string) {
  const rows = await db(source)
    .selectFrom('users as u')
    .innerJoin('aplicaciones_vacantes as a', (join) => join.on('a.id', '=', id))
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
    .where('u.activo', '=', true)
    .where((eb) =>
      eb.or([
        eb('u.role', 'in', ['rrhh', 'admin']),
        eb.and([
          eb('u.role', '=', 'responsable'),
          sql<SqlBool>`c.user_id is distinct from u.id`,
          sql<SqlBool>`(exists (select from equipo_vacante e where e.vacante_id = a.vacante_id and e.usuario_id = u.id)
            or exists (select from equipo_departamento d where d.departamento = v.departamento and d.usuario_id = u.id)
            or exists (select from interviews i join entrevista_participantes p on p.entrevista_id = i.id
              where i.aplicacion_id = a.id and i.deleted_at is null and p.usuario_id = u.id and p.activa))`,
        ]),
      ]),
    )
    .orderBy('u.nombre')
    .orderBy('u.id')
    .limit(COLLEAGUES)
    .select(['u.id', 'u.nombre', 'u.apellidos', 'u.email'])
    .execute();
  return rows.map(({ id: user, ...row }) => ({ id: user, nombre: accountName(row) }));
}
