import { CALENDAR_MAX_INTERVIEWS } from '@hiring/contract';
import { sql } from 'kysely';
import type { Actor } from '../../platform/auth/actor.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import { holdsInterview, ofOthers, ofVacancies, teamVacancies } from '../team-rows.js';
import type { TeamAgenda, TeamAgendaQuery } from './team-agenda.dto.js';

const ASKS_AGAIN = sql<boolean>`exists (
  select from entrevista_peticiones p where p.entrevista_id = i.id and p.inicio = i.inicio
)`;

/** Interviews of these days: those that a manager holds, and those of their openings. */
export async function teamAgenda(
  source: Source,
  { desde, hasta }: TeamAgendaQuery,
  viewer: Pick<Actor, 'userId'>,
): Promise<TeamAgenda> {
  const vacancies = await teamVacancies(source, viewer);
  const rows = await db(source)
    .selectFrom('interviews as i')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .where('i.inicio', '>=', sql<Date>`${desde}::timestamp at time zone 'Europe/Madrid'`)
    .where('i.inicio', '<', sql<Date>`(${hasta}::timestamp + interval '1 day') at time zone 'Europe/Madrid'`)
    .where('i.deleted_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where(ofOthers(viewer))
    .where((eb) => eb.or([ofVacancies(vacancies, viewer), holdsInterview('i.id', viewer)]))
    .orderBy('i.inicio')
    .orderBy('i.id')
    .limit(CALENDAR_MAX_INTERVIEWS + 1)
    .select(['i.id', 'i.aplicacion_id', 'i.inicio', 'i.fin', 'i.tipo', 'i.estado', 'i.entrevistador_nombre'])
    .select(['c.nombre', 'c.apellidos'])
    .select([ASKS_AGAIN.as('pide_otro_momento'), holdsInterview('i.id', viewer).as('propia')])
    .execute();
  return {
    entrevistas: rows.slice(0, CALENDAR_MAX_INTERVIEWS).map(({ nombre, apellidos, inicio, fin, ...row }) => ({
      ...row,
      candidato_nombre: `${nombre} ${apellidos}`.trim(),
      inicio: inicio.toISOString(),
      fin: fin.toISOString(),
    })),
    hay_mas: rows.length > CALENDAR_MAX_INTERVIEWS,
  };
}
