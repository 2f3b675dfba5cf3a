import { BY_FIELDS_OF_APPLICATIONS, type FieldName } from '../../../fields/field-filters.js';
import { ESTADOS, PRIORIDADES, STAGES } from '@hiring/contract';
import {
  anyText,
  day,
  idOf,
  idOr,
  instant,
  oneOf,
  yesOrNo,
} from '../../../platform/http/lists/filter-rules.js';
import type { ListQueryDto } from '../../../platform/http/lists/list-query.dto.js';
import { type ListQuery, parseFilter, parseListQuery } from '../../../platform/http/lists/list-query.js';

/** Filter value for applications without a vacancy. */
export const SPONTANEOUS = 'espontanea';

export const APPLICATION_LIST = {
  sort: ['fecha_aplicacion', 'updated_at', 'id'],
  filter: {
    estado: oneOf(ESTADOS, 'State of the application.'),
    stage: oneOf(STAGES, 'Stage of the application.'),
    prioridad: oneOf(PRIORIDADES, 'Priority.'),
    departamento: anyText('Code of department.'),
    posicion: anyText('Code of the position.'),
    canal: anyText('Code of the channel that it came by.'),
    fase: anyText('Name of its phase.'),
    vacante_id: idOr(SPONTANEOUS, 'Its vacancy; `espontanea`: without one.'),
    candidato_id: idOf('Whose applications.'),
    abierta: yesOrNo('Whether the process goes on.'),
    retirada: yesOrNo('Whether the candidate has withdrawn it.'),
    desde: day('Made on this day of Madrid or later.'),
    hasta: day('Made on this day of Madrid or before.'),
    updated_since: instant('Changed since then.'),
  },
  others: BY_FIELDS_OF_APPLICATIONS,
  cursor: true,
} as const;

export type FixedSort = (typeof APPLICATION_LIST.sort)[number];
export type ApplicationSort = FixedSort | FieldName;
type FilterName = keyof typeof APPLICATION_LIST.filter | FieldName;
export type ApplicationFilter = Partial<Record<FilterName, string>>;

/** Parses the query of the application list. @throws {DomainError} `invalid_query` with the error. */
export const parseApplicationList = (query: ListQueryDto): ListQuery<ApplicationSort, FilterName> =>
  parseListQuery<ApplicationSort, FilterName>(query, APPLICATION_LIST);

/** Parses the filter alone, from JSON. @throws {DomainError} `invalid_query`. */
export const readApplicationFilter = (text: string | undefined): ApplicationFilter =>
  parseFilter(text, APPLICATION_LIST.filter, APPLICATION_LIST.others);
