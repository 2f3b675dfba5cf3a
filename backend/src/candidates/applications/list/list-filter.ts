import { type Expression, sql, type SqlBool } from 'kysely';
import { type Absent, every, rowOf } from '../../../platform/database/sql/conditions.js';
import { endOfDay, startOfDay } from '../../../platform/database/sql/scalars.js';
import { anyText, day, idOf, idOr, instant, yesOrNo } from '../../../platform/http/lists/filter-rules.js';
import { readInstant } from '../../../platform/http/lists/instant.js';
import { containing, searchWords } from '../../../platform/http/lists/search-words.js';
import { SPONTANEOUS } from './application-list-query.js';
import { HAS_OVERDUE } from './overdue.js';

/** The filters behind 'Más Filtros' that are not about qualifications. */
export const LIST_FILTERS = {
  desde: day('Applied on this day of Madrid or later.'),
  hasta: day('Applied on this day of Madrid or before.'),
  vacante_id: idOr(SPONTANEOUS, 'Vacancy of the current application; `espontanea`: without one.'),
  fase: anyText('Name of the phase of the current application.'),
  ciudad: anyText('Part of the town.'),
  habilidades: anyText('Parts of skills, separated by commas: each must be there.'),
  con_cv: yesOrNo('Whether there is a CV.'),
  verificado: yesOrNo('Whether the e-mail address is verified.'),
  sin_respuesta: yesOrNo('Whether an answer is overdue.'),
  etiqueta: idOf('Id of a tag.'),
  updated_since: instant('Changed since then; withdrawn ones are then in it too.'),
};
export type ListFilter = Partial<Record<keyof typeof LIST_FILTERS, string | undefined>>;

const LIST_NAMES = Object.keys(LIST_FILTERS) as (keyof ListFilter)[];
export const filtersTheList = (filter: ListFilter): boolean => LIST_NAMES.some((name) => filter[name]);

const c = rowOf<'candidates'>();
const either = (value: string | undefined, condition: Expression<SqlBool>) =>
  value && (value === 'true' ? condition : c.not(condition));

const applicationsIn = (phase: string) =>
  c
    .selectFrom('aplicaciones_vacantes as a')
    .innerJoin('fases as f', 'f.id', 'a.fase_id')
    .where('f.nombre', '=', phase)
    .select('a.id');

/** Narrows `FROM candidates`. Days are those of Madrid, both included; of several skills each must be there. */
export function listConditions(filter: ListFilter): Expression<SqlBool> {
  const { desde, hasta, vacante_id, fase, ciudad = '', habilidades = '', etiqueta } = filter;
  const since = readInstant('updated_since', filter.updated_since);
  const conditions: Record<keyof typeof LIST_FILTERS, Expression<SqlBool> | Absent> = {
    desde: desde && c('fecha_aplicacion', '>=', startOfDay(sql.val(desde))),
    hasta: hasta && c('fecha_aplicacion', '<', endOfDay(sql.val(hasta))),
    vacante_id:
      vacante_id === SPONTANEOUS
        ? c('vacante_id', 'is', null)
        : vacante_id && c('vacante_id', '=', vacante_id),
    fase:
      // An array, whose rows the index gives: for a query within the query the planner reads everybody.
      fase && sql`${c.ref('aplicacion_actual_id')} = any(array(${applicationsIn(fase)}))`,
    ciudad:
      ciudad && every(...searchWords(ciudad).map((word) => c('ciudad_busqueda', 'like', containing(word)))),
    habilidades:
      habilidades &&
      every(
        ...habilidades
          .split(',')
          .flatMap(searchWords)
          .map((word) => c('habilidades_busqueda', 'like', containing(word))),
      ),
    con_cv: either(filter.con_cv, c('cv_archivo_id', 'is not', null)),
    verificado: either(
      filter.verificado,
      c.exists(
        c
          .selectFrom('users as u')
          .whereRef('u.id', '=', 'candidates.user_id')
          .where('u.email_verified_at', 'is not', null),
      ),
    ),
    sin_respuesta: either(filter.sin_respuesta, sql`${sql.raw(HAS_OVERDUE)}`),
    etiqueta:
      etiqueta &&
      c.exists(
        c
          .selectFrom('candidato_etiquetas as ce')
          .whereRef('ce.candidato_id', '=', 'candidates.id')
          .where('ce.etiqueta_id', '=', etiqueta),
      ),
    updated_since: since && c('modificado_at', '>=', since),
  };
  return every(...Object.values(conditions));
}
