import type { DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.js';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import { db, type Source } from '../../platform/database/sql/db.js';
import { findPage, type OrderKey } from '../../platform/database/sql/list-page.js';
import { isAnyOf } from '../../platform/database/sql/scalars.js';
import type { ListQueryDto } from '../../platform/http/lists/list-query.dto.js';
import {
  type ListQuery,
  type ListRules,
  type Page,
  parseListQuery,
} from '../../platform/http/lists/list-query.js';
import type { WaitingProposal } from '../members/members.dto.js';

type Sort = 'created_at';

export const PROPOSAL_LIST = { sort: ['created_at'], filter: {}, cursor: true } as const satisfies ListRules<
  Sort,
  never
>;

/** @throws {DomainError} `invalid_query` naming the parameter. */
export const parseProposalList = (query: ListQueryDto): ListQuery<Sort, never> =>
  parseListQuery<Sort, never>(query, PROPOSAL_LIST);

const p = rowOf<'propuestas_equipo', 'p'>();

const proposals = (source: Source) =>
  db(source)
    .selectFrom('propuestas_equipo as p')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'p.aplicacion_id')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id');

/** A page of the proposals that wait for human resources. */
export async function waitingProposals(
  source: DataSource,
  { sort: { direction }, filter: _, ids: asked, ...window }: ListQuery<Sort, never>,
  { userId }: Pick<Actor, 'userId'>,
): Promise<Page<WaitingProposal>> {
  const keys: OrderKey[] = [
    { by: p.ref('p.created_at'), type: 'timestamptz', direction },
    { by: p.ref('p.id'), type: 'uuid', direction },
  ];
  const waiting = proposals(source)
    .where('p.resuelta_at', 'is', null)
    .where('a.deleted_at', 'is', null)
    .where('a.retirada_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .where(every(asked && isAnyOf(p.ref('p.id'), asked)));
  const { ids, total, next } = await findPage(source, waiting, { id: p.ref('p.id'), keys, window });
  const rows = await proposals(source)
    .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
    .where((eb) => isAnyOf(eb.ref('p.id'), ids))
    .select(['p.id', 'p.aplicacion_id', 'p.usuario_id', 'p.autor', 'p.propuesta', 'p.motivo', 'p.created_at'])
    .select(['a.candidato_id', 'c.nombre', 'c.apellidos', 'v.titulo as vacante_titulo'])
    .execute();
  const byId = new Map(
    rows.map(({ usuario_id, created_at, nombre, apellidos, ...row }) => [
      row.id,
      {
        ...row,
        propia: usuario_id === userId,
        persona: `${nombre} ${apellidos}`,
        created_at: created_at.toISOString(),
        resultado: null,
        resuelta_at: null,
      },
    ]),
  );
  const items = ids.flatMap((id) => byId.get(id) ?? []);
  return { items, total, offset: window.offset, next, byCursor: window.after !== null };
}
