import { sql } from 'kysely';
import { db, type Source } from '../../platform/database/sql/db.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import type { GuideSection } from './guide.entity.js';

/**
 * The sections of the guide of each of these interviews, by its id; one without a guide is not in it. The guide of a phase
 * goes before that of the vacancy. Whoever was moved on after the interview is asked for what was asked then: the phase is
 * the one of its end.
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
      const events = eb
        .selectFrom('aplicacion_historial as h')
        .whereRef('h.aplicacion_id', '=', 'a.id')
        .where('h.deshecha_at', 'is', null);
      const phase = eb
        .case()
        .when(eb.exists(events.whereRef('h.created_at', '>', 'i.fin').select('h.id')))
        .then(
          events
            .whereRef('h.created_at', '<=', 'i.fin')
            .orderBy('h.created_at', 'desc')
            .orderBy('h.id', 'desc')
            .limit(1)
            .select('h.fase_id'),
        )
        .else(eb.ref('a.fase_id'))
        .end();
      return eb.or([eb('g.fase_id', 'is', null), eb('g.fase_id', '=', phase)]);
    })
    .distinctOn('i.id')
    .orderBy('i.id')
    .orderBy(sql`g.fase_id is null`)
    .select(['i.id', 'g.secciones'])
    .execute();
  return new Map(rows.map(({ id, secciones }) => [id, secciones]));
}
