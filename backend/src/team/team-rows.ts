import { sql, type SqlBool } from 'kysely';
import type { Actor } from '../platform/auth/actor.js';
import { db, type Source } from '../platform/database/sql/db.js';

/** Working days in which a manager looks at an application. */
export const PATIENCE_DAYS = 2;

/*
 * The policy of managers (docs/domain.md): they see the vacancies whose team they are on, by the vacancy or by its
 * department, and the applications to those. Every statement for a manager goes through these two.
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

/** Applications `a` of people `c` to these vacancies. */
export const ofVacancies = (vacancies: readonly string[]) =>
  sql<SqlBool>`(a.vacante_id = any(${vacancies}::uuid[]) and a.deleted_at is null and c.deleted_at is null)`;

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
    .where((eb) =>
      eb.or([
        ofVacancies(vacancies),
        eb.exists(
          eb
            .selectFrom('interviews as i')
            .innerJoin('entrevista_participantes as p', 'p.entrevista_id', 'i.id')
            .whereRef('i.aplicacion_id', '=', 'a.id')
            .where('i.deleted_at', 'is', null)
            .where('p.usuario_id', '=', userId)
            .where('p.activa', '=', true)
            .select('p.id'),
        ),
      ]),
    )
    .select('a.candidato_id')
    .executeTakeFirst();
  return row?.candidato_id ?? null;
}
