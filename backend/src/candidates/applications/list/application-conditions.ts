import { estadosOf, type Stage } from '@hiring/contract';
import { Conditions } from '../../../platform/database/ordered-page.js';
import { readInstant } from '../../../platform/http/lists/instant.js';
import { isOpenRow } from '../estados.sql.js';
import { type ApplicationFilter, SPONTANEOUS } from './application-list-query.js';

const OPEN = isOpenRow('a');
const EQUAL = ['estado', 'prioridad', 'departamento', 'posicion', 'canal', 'candidato_id'] as const;

/** What a checked filter says of `aplicaciones_vacantes a`. Days are those of Madrid, both included. */
export function applicationConditions(filter: ApplicationFilter): Conditions {
  const conditions = new Conditions().add('a.deleted_at IS NULL');
  for (const name of EQUAL) if (filter[name]) conditions.add(`a.${name} = ?`, filter[name]);
  if (filter.stage) conditions.add('a.estado = ANY(?)', estadosOf(filter.stage as Stage));
  if (filter.vacante_id === SPONTANEOUS) conditions.add('a.vacante_id IS NULL');
  else if (filter.vacante_id) conditions.add('a.vacante_id = ?', filter.vacante_id);
  if (filter.abierta) conditions.add(filter.abierta === 'true' ? OPEN : `NOT (${OPEN})`);
  if (filter.retirada) conditions.add(`a.retirada_at IS ${filter.retirada === 'true' ? 'NOT NULL' : 'NULL'}`);
  const { desde, hasta } = filter;
  if (desde) conditions.add(`a.fecha_aplicacion >= ?::date::timestamp AT TIME ZONE 'Europe/Madrid'`, desde);
  if (hasta)
    conditions.add(`a.fecha_aplicacion < (?::date + 1)::timestamp AT TIME ZONE 'Europe/Madrid'`, hasta);
  const since = readInstant('updated_since', filter.updated_since);
  if (since) conditions.add('a.modificado_at >= ?', since);
  return conditions;
}
