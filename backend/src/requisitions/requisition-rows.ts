import type { RequisitionEstado } from '@hiring/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { EntityManager } from 'typeorm';
import { type StepRow, stepsOf, type StepTable } from '../approvals/approval-steps.js';
import { standsInFor } from '../approvals/delegations.js';
import { nameOrEmail } from '../auth/account-name.sql.js';
import type { Actor } from '../platform/auth/actor.js';
import { db, type Source } from '../platform/database/sql/db.js';
import { isAnyOf, sumOf } from '../platform/database/sql/scalars.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { RequisitionApproval } from './approval/requisition-approval.entity.js';

/** Who asks, and in whose place they decide today. */
export interface Viewer {
  /** Null: a program, which reads all and decides nothing. */
  userId: string | null;
  /** Human resources and administration. */
  ofHr: boolean;
  deputised: readonly string[];
}

/** The product itself, and programs. */
export const EVERYTHING: Viewer = { userId: null, ofHr: true, deputised: [] };

export async function viewerOf(
  source: Source,
  { userId, role, key }: Pick<Actor, 'userId' | 'role' | 'key'>,
  now: Date,
): Promise<Viewer> {
  if (key) return EVERYTHING;
  const ofHr = role === 'admin' || role === 'rrhh';
  return { userId, ofHr, deputised: await standsInFor(source, userId, now) };
}

/*
 * The policy of requests for staff (docs/domain.md): human resources and administrators see all; a manager those that
 * they asked for, and those that they approve, approved, or approve today in the place of somebody, but not what was
 * decided before they stood in. Every statement for a person goes through it.
 */
export const seenBy = ({ userId, ofHr, deputised }: Viewer) =>
  ofHr
    ? sql<SqlBool>`true`
    : sql<SqlBool>`s.id in (
        select id from solicitudes_personal where solicitante_id = ${userId}::uuid
        union all select solicitud_id from aprobaciones_solicitud
        where usuario_id = ${userId}::uuid or decidida_por = ${userId}::uuid
        union all select p.solicitud_id from aprobaciones_solicitud p
        join delegaciones_aprobacion d on d.usuario_id = p.usuario_id and d.suplente_id = ${userId}::uuid
        where p.usuario_id = any(${deputised}::uuid[]) and (p.decision is null
          or p.decidida_at >= d.desde::timestamp at time zone 'Europe/Madrid'))`;

/** Its turn is this person's: as approver, in the place of one, or as human resources for nobody in particular. */
export const waitsFor = ({ userId, ofHr, deputised }: Viewer) =>
  sql<SqlBool>`s.estado = 'en_aprobacion' and s.solicitante_id is distinct from ${userId}::uuid and (s.id, s.ronda) in (
    select p.solicitud_id, p.ronda from aprobaciones_solicitud p left join users u on u.id = p.usuario_id
    where p.decision is null and p.pedida_at is not null
      and (p.usuario_id = any(${[userId, ...deputised]}::uuid[])
        or (${ofHr && userId !== null} and (u.id is null or not u.activo or u.role = 'candidate'))))`;

/** How many a vacancy has hired. */
const hiredBy = (id: Expression<unknown>) =>
  sql<number>`(select count(*)::int from aplicaciones_vacantes a
    where a.vacante_id = ${id} and a.estado = 'contratada' and a.deleted_at is null)`;

/** How many of the openings of a request are filled: hires of its vacancies. */
export const hiredFor = (id: Expression<string>) =>
  sql<number>`(select count(*)::int from vacantes hv join aplicaciones_vacantes ha on ha.vacante_id = hv.id
    where hv.solicitud_id = ${id} and ha.estado = 'contratada' and ha.deleted_at is null)`;

/** Of rows `s`: the state as it is shown. */
export const isIn = (estado: RequisitionEstado) => {
  const filled = sql<SqlBool>`${hiredFor(sql`s.id`)} >= s.plazas`;
  if (estado === 'cubierta') return sql<SqlBool>`(s.estado = 'aprobada' and ${filled})`;
  return estado === 'aprobada'
    ? sql<SqlBool>`(s.estado = 'aprobada' and not ${filled})`
    : sql<SqlBool>`s.estado = ${estado}`;
};

/** Rows that this person sees, with whether each waits for them. */
export const requisitionsOf = (source: Source, ids: readonly string[], viewer: Viewer) =>
  db(source)
    .selectFrom('solicitudes_personal as s')
    .leftJoin('users as u', 'u.id', 's.solicitante_id')
    .where((eb) => isAnyOf(eb.ref('s.id'), ids))
    .where(seenBy(viewer))
    .selectAll('s')
    .select((eb) => [
      nameOrEmail('u').as('solicitante'),
      hiredFor(eb.ref('s.id')).as('contratadas'),
      waitsFor(viewer).as('espera_de_mi'),
    ])
    .execute();
export type RequisitionRow = Awaited<ReturnType<typeof requisitionsOf>>[number];

/** @throws {DomainError} `requisition_not_found`: there is none, or it is not this person's to see. */
export async function requisitionOf(source: Source, id: string, viewer: Viewer): Promise<RequisitionRow> {
  const [row] = await requisitionsOf(source, [id], viewer);
  if (!row) throw new DomainError('requisition_not_found');
  return row;
}

/** Locks it until the transaction ends and reads it as it is then. @throws as `requisitionOf` */
export async function lockRequisition(
  manager: EntityManager,
  id: string,
  viewer: Viewer,
): Promise<RequisitionRow> {
  await db(manager)
    .selectFrom('solicitudes_personal')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .execute();
  return requisitionOf(manager, id, viewer);
}

export const REQUISITION_STEPS: StepTable = {
  entity: RequisitionApproval,
  table: 'aprobaciones_solicitud',
  of: 'solicitud_id',
};

/** Every step of every round, in order. */
export const approvalsOf = (source: Source, ids: readonly string[], now: Date): Promise<StepRow[]> =>
  stepsOf(source, REQUISITION_STEPS, ids, now).execute();

const vacancyLines = (source: Source) =>
  db(source)
    .selectFrom('vacantes as v')
    .select(['v.id', 'v.titulo', 'v.estado'])
    .select(hiredBy(sql`v.id`).as('contratadas'))
    .select(sql<boolean>`v.estado = 'activa' and v.visible_publicamente`.as('publica'))
    .orderBy('v.created_at')
    .orderBy('v.id')
    .limit(100);

/** Vacancies that were made from it or linked to it, the first one first. */
export const vacanciesOf = (source: Source, id: string) =>
  vacancyLines(source).where('v.solicitud_id', '=', id).execute();

/** How many openings its vacancies offer or have filled; of a closed one only the filled ones count. */
export async function openingsTaken(source: Source, id: string): Promise<number> {
  const { taken } = await db(source)
    .selectFrom('vacantes as v')
    .where('v.solicitud_id', '=', id)
    .select(
      sumOf(
        sql`greatest(${hiredBy(sql`v.id`)}, case when v.estado = 'cerrada' then 0 else v.vacantes_disponibles end)`,
      ).as('taken'),
    )
    .executeTakeFirstOrThrow();
  return taken;
}

/** Of rows `s` and `v`: a vacancy of no request, of the same job, whose hires the request has openings for. */
const fits = sql<SqlBool>`v.solicitud_id is null and v.departamento = s.departamento
  and (v.posicion = s.posicion or v.posicion = '' or s.posicion = '')
  and ${hiredBy(sql`v.id`)} <= s.plazas - ${hiredFor(sql`s.id`)}`;

/** Vacancies that may be linked to it. @param vacancy only this one */
export const fittingVacancies = (source: Source, id: string, vacancy?: string) =>
  vacancyLines(source)
    .innerJoin('solicitudes_personal as s', (join) => join.on('s.id', '=', id))
    .where(fits)
    .$if(vacancy !== undefined, (query) => query.where('v.id', '=', vacancy as string))
    .execute();

/** Of rows `s`: one that this vacancy may be linked to. */
export const fitsVacancy = (id: string) =>
  sql<SqlBool>`${isIn('aprobada')} and exists (select 1 from vacantes v where v.id = ${id}::uuid and ${fits})`;
