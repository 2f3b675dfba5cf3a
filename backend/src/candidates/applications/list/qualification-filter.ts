import { CUALIFICACIONES, type Cualificacion, provenBy, TURNOS } from '@hiring/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import { type Absent, every, rowOf } from '../../../platform/database/sql/conditions.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import { anyText, oneOf, yesOrNo } from '../../../platform/http/lists/filter-rules.js';
import { madridDay } from '../../../platform/values/madrid-day.js';

const isQualification = (word: string): boolean => CUALIFICACIONES.some((tipo) => tipo === word.trim());

/** The filters of HR's list by what people say of themselves. */
export const QUALIFICATION_FILTERS = {
  cualificacion: {
    ...anyText('Any of these qualifications, separated by commas; what includes one counts.'),
    accepts: (value: string) => value.split(',').every(isQualification),
    known: CUALIFICACIONES.join(', '),
  },
  cualificacion_vigente: yesOrNo('`true`: only those that have not expired.'),
  turno: oneOf(TURNOS, 'A shift that they can work.'),
  vehiculo_propio: yesOrNo('Whether they have a vehicle of their own.'),
  futuras_ofertas: yesOrNo('Whether they agreed to be kept for later openings.'),
};
export type QualificationFilter = Partial<Record<keyof typeof QUALIFICATION_FILTERS, string | undefined>>;

const QUALIFICATION_NAMES = Object.keys(QUALIFICATION_FILTERS) as (keyof QualificationFilter)[];
export const filtersByQualification = (filter: QualificationFilter): boolean =>
  QUALIFICATION_NAMES.some((name) => filter[name]);

const c = rowOf<'candidates'>();

/** Narrows `FROM candidates`, by the indexes of the other tables. */
export function qualificationConditions(filter: QualificationFilter, now: Date): Expression<SqlBool> {
  const { cualificacion, cualificacion_vigente, turno } = filter;
  const valid = cualificacion_vigente === 'true';
  const held = c
    .selectFrom('cualificaciones as q')
    .whereRef('q.candidato_id', '=', 'candidates.id')
    .where((eb) => isAnyOf(eb.ref('q.tipo'), cualificacion ? wantedOf(cualificacion) : CUALIFICACIONES))
    .where((eb) =>
      every(valid && eb.or([eb('q.caduca_el', 'is', null), eb('q.caduca_el', '>=', madridDay(now))])),
    );
  const availability = c.selectFrom('disponibilidades as d').whereRef('d.candidato_id', '=', 'candidates.id');
  const consent = c
    .selectFrom('consentimientos as k')
    .whereRef('k.candidato_id', '=', 'candidates.id')
    .where('k.finalidad', '=', sql.lit('futuras_ofertas'))
    .where('k.retirado_at', 'is', null);
  const either = (value: string | undefined, condition: Expression<SqlBool>) =>
    value && (value === 'true' ? condition : c.not(condition));
  const conditions: Record<keyof typeof QUALIFICATION_FILTERS, Expression<SqlBool> | Absent> = {
    cualificacion: cualificacion && c.exists(held),
    // Of the qualifications that are asked for, if any are.
    cualificacion_vigente: !cualificacion && valid && c.exists(held),
    turno: turno && c.exists(availability.where(sql<SqlBool>`d.turnos @> array[${turno}]`)),
    vehiculo_propio: either(
      filter.vehiculo_propio,
      c.exists(availability.where('d.vehiculo_propio', '=', sql.lit(true))),
    ),
    futuras_ofertas: either(filter.futuras_ofertas, c.exists(consent)),
  };
  return every(...Object.values(conditions));
}

/** The qualifications that prove any of those named. */
function wantedOf(text: string): Cualificacion[] {
  const words = text.split(',').map((word) => word.trim());
  const wanted = CUALIFICACIONES.filter((tipo) => words.includes(tipo));
  return [...new Set(wanted.flatMap(provenBy))];
}
