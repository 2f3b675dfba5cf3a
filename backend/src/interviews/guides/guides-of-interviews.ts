import { sql } from 'kysely';
import { db, type Source } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import type { GuideSection } from './guide.entity.js';

/**
 * The sections of the guide of each of these interviews, by its id; one without a guide is not in it. The guide of a phase
 * goes before that of the vacancy. Whoever was moved on is asked for what was asked then: the phase is the one in which the
 * interview began. Marking it as done moves the application, often before its planned end.
 */
export async function guidesOfInterviews(
  source: Source,
  interviews: readonly string[],
): Promise<Map<string, GuideSection[]>> {
  if (interviews.length === 0) return new Map();
  const rows = await db(source)
    .selectFrom('interviews as i')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
    .innerJoin('guias_entrevista as g', 'g.vacante_id', 'a.vacante_id')
    .where((eb) => isAnyOf(eb.ref('i.id'), interviews))
    .where((eb) => {
      // The phase that a move left is known by the move alone: a vacancy may get phases while people are in it.
      const left = eb
        .selectFrom('aplicacion_historial as h')
        .whereRef('h.aplicacion_id', '=', 'a.id')
        .where('h.tipo', '=', 'movida')
        .where('h.deshecha_at', 'is', null)
        .whereRef('h.created_at', '>', 'i.inicio')
        .orderBy('h.created_at')
        .orderBy('h.id')
        .limit(1)
        .select(sql<string | null>`(h.antes ->> 'fase_id')::uuid`.as('fase_id'));
      const phase = eb.case().when(eb.exists(left)).then(left).else(eb.ref('a.fase_id')).end();
      return eb.or([eb('g.fase_id', 'is', null), eb('g.fase_id', '=', phase)]);
    })
    .distinctOn('i.id')
    .orderBy('i.id')
    .orderBy(sql`g.fase_id is null`)
    .select(['i.id', 'g.secciones'])
    .execute();
  return new Map(rows.map(({ id, secciones }) => [id, secciones]));
}
