import type { CustomField } from '../../../fields/custom-field.entity.js';
import { fieldConditions } from '../../../fields/field-filters.js';
import { estadosOf, type Stage } from '@hiring/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { endOfDay, isAnyOf, startOfDay } from '../../../platform/database/sql/scalars.js';
import { readInstant } from '../../../platform/http/lists/instant.js';
import { isOpenApplication } from '../estados.sql.js';
import { type ApplicationFilter, SPONTANEOUS } from './application-list-query.js';

const EQUAL = ['estado', 'prioridad', 'departamento', 'posicion', 'canal', 'candidato_id'] as const;
const OPEN = isOpenApplication('a');

/**
 * SQL conditions of a validated filter on `aplicaciones_vacantes a`. Days are of Madrid, both included.
 * @param fields those of `listedFields`
 * @throws {DomainError} `invalid_query` for a field that is not among them, or a value that it does not take.
 */
export function applicationConditions(
  filter: ApplicationFilter,
  fields: readonly CustomField[],
): Expression<SqlBool> {
  const { stage, vacante_id, fase, abierta, retirada, desde, hasta } = filter;
  const a = rowOf<'aplicaciones_vacantes', 'a'>();
  const since = readInstant('updated_since', filter.updated_since);
  return every(
    a('a.deleted_at', 'is', null),
    ...EQUAL.map((name) => filter[name] && a(a.ref(`a.${name}`).$castTo<string>(), '=', filter[name])),
    stage && isAnyOf(a.ref('a.estado'), estadosOf(stage as Stage)),
    vacante_id === SPONTANEOUS
      ? a('a.vacante_id', 'is', null)
      : vacante_id && a('a.vacante_id', '=', vacante_id),
    fase && a('a.fase_id', 'in', a.selectFrom('fases as f').where('f.nombre', '=', fase).select('f.id')),
    abierta && (abierta === 'true' ? OPEN : a.not(OPEN)),
    retirada && a('a.retirada_at', retirada === 'true' ? 'is not' : 'is', null),
    desde && a('a.fecha_aplicacion', '>=', startOfDay(sql.val(desde))),
    hasta && a('a.fecha_aplicacion', '<', endOfDay(sql.val(hasta))),
    since && a('a.modificado_at', '>=', since),
    ...fieldConditions(fields, filter).map(({ noun, on }) =>
      noun === 'candidatura'
        ? on('a.campos')
        : a('a.candidato_id', 'in', a.selectFrom('candidates as c').where(on('c.campos')).select('c.id')),
    ),
  );
}
