import { anyText, day, idOf, idOr, instant, yesOrNo } from '../../../platform/http/lists/filter-rules.js';
import { readInstant } from '../../../platform/http/lists/instant.js';
import { searchWords } from '../../../platform/http/lists/search-words.js';
import { HAS_OVERDUE } from '../../applications/list/overdue.js';

/** In place of a vacancy's id: who applied without one. */
const SPONTANEOUS = 'espontanea';

/** The filters behind 'Más Filtros' that are not about qualifications. */
export const LIST_FILTERS = {
  desde: day('Applied on this day of Madrid or later.'),
  hasta: day('Applied on this day of Madrid or before.'),
  vacante_id: idOr(SPONTANEOUS, 'Vacancy of the current application; `espontanea`: without one.'),
  ciudad: anyText('Part of the town.'),
  habilidades: anyText('Parts of skills, separated by commas: each must be there.'),
  con_cv: yesOrNo('Whether there is a CV.'),
  verificado: yesOrNo('Whether the e-mail address is verified.'),
  sin_respuesta: yesOrNo('Whether an answer is overdue.'),
  etiqueta: idOf('Id of a tag.'),
  updated_since: instant('Changed since then; withdrawn ones are then in it too.'),
};
export type ListFilter = Partial<Record<keyof typeof LIST_FILTERS, string | undefined>>;

/** Adds a condition; the values are bound in place of the placeholders. */
type Add = (make: (...placeholders: string[]) => string, ...values: unknown[]) => void;

const LIST_NAMES = Object.keys(LIST_FILTERS) as (keyof ListFilter)[];
export const filtersTheList = (filter: ListFilter): boolean => LIST_NAMES.some((name) => filter[name]);

/** Narrows `FROM candidates`. Days are those of Madrid, both included; of several skills each must be there. */
export function addListConditions(add: Add, filter: ListFilter): void {
  const { desde, hasta, vacante_id } = filter;
  const since = readInstant('updated_since', filter.updated_since);
  if (since) add((p) => `modificado_at >= ${p}::timestamptz`, since);
  if (desde) add((p) => `fecha_aplicacion >= ${p}::date::timestamp AT TIME ZONE 'Europe/Madrid'`, desde);
  if (hasta) add((p) => `fecha_aplicacion < (${p}::date + 1)::timestamp AT TIME ZONE 'Europe/Madrid'`, hasta);
  if (vacante_id === SPONTANEOUS) add(() => 'vacante_id IS NULL');
  else if (vacante_id) add((p) => `vacante_id = ${p}`, vacante_id);
  for (const word of searchWords(filter.ciudad ?? '')) add((p) => `ciudad_busqueda LIKE ${p}`, `%${word}%`);
  for (const skill of (filter.habilidades ?? '').split(',')) {
    for (const word of searchWords(skill)) add((p) => `habilidades_busqueda LIKE ${p}`, `%${word}%`);
  }
  if (filter.etiqueta) {
    add(
      (p) =>
        `EXISTS (SELECT 1 FROM candidato_etiquetas ce WHERE ce.candidato_id = candidates.id AND ce.etiqueta_id = ${p})`,
      filter.etiqueta,
    );
  }
  either(filter.con_cv, 'cv_archivo_id IS NOT NULL');
  either(
    filter.verificado,
    'EXISTS (SELECT 1 FROM users u WHERE u.id = candidates.user_id AND u.email_verified_at IS NOT NULL)',
  );
  either(filter.sin_respuesta, HAS_OVERDUE);

  function either(value: string | undefined, condition: string): void {
    if (value) add(() => (value === 'true' ? condition : `NOT (${condition})`));
  }
}
