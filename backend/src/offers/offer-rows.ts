import { sql } from 'kysely';
import { db, type Source } from '../platform/database/sql/db.js';
import { isAnyOf } from '../platform/database/sql/scalars.js';
import type { EntityManager } from 'typeorm';
import { type StepRow, stepsOf, type StepTable } from '../approvals/approval-steps.js';
import { OfferApproval } from './approval/approval.entity.js';
import { DomainError } from '../platform/errors/domain-error.js';

/** Columns without the documents, which are large and read one by one. */
const COLUMNS = [
  ...(['o.id', 'o.aplicacion_id', 'o.numero', 'o.revision', 'o.estado', 'o.contenido', 'o.banda'] as const),
  ...([
    'o.caduca_el',
    'o.aprobado',
    'o.anterior',
    'o.ronda',
    'o.enviada_at',
    'o.idioma',
    'o.carta',
    'o.huella',
  ] as const),
  ...([
    'o.vista_at',
    'o.codigo',
    'o.codigo_at',
    'o.codigo_correo',
    'o.codigo_movil',
    'o.codigo_intentos',
    'o.codigos',
    'o.aceptada_at',
  ] as const),
  ...([
    'o.firma',
    'o.con_candidatura',
    'o.sellada_at',
    'o.sellada_tiempo',
    'o.terminada_at',
    'o.rechazo',
    'o.motivo',
  ] as const),
  ...(['o.creada_por', 'o.enviada_por', 'o.version', 'o.created_at', 'o.updated_at'] as const),
] as const;

/**
 * The writer, who decides in the place of nobody; null where the departments of the application and of the offer allow that
 * they are the only one who approves.
 */
const noDeputy = sql<string | null>`case when (
    select count(*) from aprobadores_oferta r
    where r.propia and r.departamento in (a.departamento, o.contenido ->> 'departamento')
  ) < (case when a.departamento = o.contenido ->> 'departamento' then 1 else 2 end)
  then o.creada_por end`;

/** Offers with the names of what they are about. Nothing of a removed record is shown. */
const rows = (source: Source) =>
  db(source)
    .selectFrom('ofertas as o')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'o.aplicacion_id')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
    .leftJoin('users as w', 'w.id', 'o.creada_por')
    .where('a.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .select(COLUMNS)
    .select([
      ...([
        'a.candidato_id',
        'a.vacante_id',
        'a.departamento as departamento_candidatura',
        'a.estado as estado_aplicacion',
        'a.retirada_at',
      ] as const),
      ...(['c.nombre', 'c.apellidos', 'c.email', 'c.telefono', 'c.user_id'] as const),
      ...(['v.salario_min', 'v.salario_max'] as const),
      ...(['w.nombre as escribe', 'w.apellidos as escribe_apellidos', 'w.email as escribe_email'] as const),
      noDeputy.as('sin_suplir'),
      // Not of a writer who has left the team.
      sql<boolean | null>`w.activo and w.role <> 'candidate'`.as('escribe_activo'),
    ]);

export const offersOf = (source: Source, ids: readonly string[]) =>
  rows(source)
    .where((eb) => isAnyOf(eb.ref('o.id'), ids))
    .execute();
export type OfferRow = Awaited<ReturnType<typeof offersOf>>[number];

/** @throws {DomainError} `offer_not_found`. */
export async function offerOf(source: Source, id: string): Promise<OfferRow> {
  const [row] = await offersOf(source, [id]);
  if (!row) throw new DomainError('offer_not_found');
  return row;
}

/** What was sent to the person of an account, the latest first. */
export const offersOfUser = (source: Source, userId: string) =>
  rows(source)
    .where('c.user_id', '=', userId)
    .where('o.enviada_at', 'is not', null)
    .orderBy('o.enviada_at', 'desc')
    .limit(10)
    .execute();

export const OFFER_STEPS: StepTable = {
  entity: OfferApproval,
  table: 'aprobaciones_oferta',
  of: 'oferta_id',
};

/** Every approval of their present rounds, in order. */
export const approvalsOf = (source: Source, ids: readonly string[], now: Date): Promise<StepRow[]> =>
  stepsOf(source, OFFER_STEPS, ids, now)
    .innerJoin('ofertas as o', (join) =>
      join.onRef('o.id', '=', 'p.asunto_id').onRef('o.ronda', '=', 'p.ronda'),
    )
    .execute();

/**
 * Locks the offer until the transaction ends and reads it as it is then.
 * @throws {DomainError} `offer_not_found`.
 */
export async function lockOffer(manager: EntityManager, id: string): Promise<OfferRow> {
  await db(manager).selectFrom('ofertas').where('id', '=', id).select('id').forUpdate().execute();
  return offerOf(manager, id);
}

export const nameOf = (nombre: string | null, apellidos: string | null): string | null =>
  nombre === null ? null : `${nombre} ${apellidos ?? ''}`.trim();
