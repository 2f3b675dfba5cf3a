import { REQUISITION_ESTADOS, type RequisitionEstado } from '@hiring/contract';
import { sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { every, rowOf } from '../platform/database/sql/conditions.js';
import { db } from '../platform/database/sql/db.js';
import { findPage, type OrderKey } from '../platform/database/sql/list-page.js';
import { isAnyOf } from '../platform/database/sql/scalars.js';
import { anyText, idOf, oneOf, onlyYes } from '../platform/http/lists/filter-rules.js';
import type { ListQueryDto } from '../platform/http/lists/list-query.dto.js';
import {
  type ListQuery,
  type ListRules,
  type Page,
  parseListQuery,
} from '../platform/http/lists/list-query.js';
import { fitsVacancy, isIn, seenBy, type Viewer, waitsFor } from './requisition-rows.js';

const FILTERS = {
  estado: oneOf(REQUISITION_ESTADOS, 'State, in one of these words.'),
  departamento: anyText('Code of the department.'),
  solicitante_id: idOf('Asked for by this account.'),
  espera_de_mi: onlyYes('Only those that wait for the decision of whoever reads.'),
  vacante_id: idOf('The one of this vacancy.'),
  para_vacante_id: idOf('Only those that this vacancy, which has none, may be linked to.'),
} as const;

type Sort = 'created_at' | 'desde_el';
export type RequisitionQuery = ListQuery<Sort, keyof typeof FILTERS>;

export const REQUISITION_LIST = {
  sort: ['created_at', 'desde_el'],
  filter: FILTERS,
  cursor: true,
  example: { estado: 'aprobada' },
} as const satisfies ListRules<Sort, keyof typeof FILTERS>;

/** @throws {DomainError} `invalid_query` naming the parameter. */
export const parseRequisitionList = (query: ListQueryDto): RequisitionQuery =>
  parseListQuery(query, REQUISITION_LIST);

const s = rowOf<'solicitudes_personal', 's'>();

/** A page of ids of what somebody sees. */
export async function findRequisitions(
  source: DataSource,
  { sort: { field, direction }, filter, ids, ...window }: RequisitionQuery,
  viewer: Viewer,
): Promise<Omit<Page<string>, 'items'> & { ids: string[] }> {
  const { estado, departamento, solicitante_id, espera_de_mi, vacante_id, para_vacante_id } = filter;
  const from = db(source)
    .selectFrom('solicitudes_personal as s')
    .where(seenBy(viewer))
    .where((eb) =>
      every(
        estado && isIn(estado as RequisitionEstado),
        departamento && s('s.departamento', '=', departamento),
        solicitante_id && s('s.solicitante_id', '=', solicitante_id),
        espera_de_mi && waitsFor(viewer),
        vacante_id &&
          eb('s.id', '=', eb.selectFrom('vacantes').where('id', '=', vacante_id).select('solicitud_id')),
        // It tells of a vacancy, which managers may not see; linking is not theirs.
        para_vacante_id && (viewer.ofHr ? fitsVacancy(para_vacante_id) : sql<SqlBool>`false`),
        ids && isAnyOf(s.ref('s.id'), ids),
      ),
    );
  const first: OrderKey =
    field === 'created_at'
      ? { by: s.ref('s.created_at'), type: 'timestamptz', direction }
      : { by: s.ref('s.desde_el'), type: 'date', direction };
  const keys: OrderKey[] = [first, { by: s.ref('s.id'), type: 'uuid', direction }];
  const found = await findPage(source, from, { id: s.ref('s.id'), keys, window });
  return { ...found, offset: window.offset, byCursor: window.after !== null };
}
