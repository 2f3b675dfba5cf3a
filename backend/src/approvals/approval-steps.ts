import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityTarget } from 'typeorm';
import { nameOrEmail } from '../auth/account-name.sql.js';
import { db, type Source } from '../platform/database/sql/db.js';
import { isAnyOf } from '../platform/database/sql/scalars.js';
import type { ApprovalStepResponse } from './approval-step.dto.js';
import type { StepColumns } from './approval-step.entity.js';
import { delegationsInForce } from './delegations.js';

/** Where the steps of one kind of thing are. */
export interface StepTable {
  entity: EntityTarget<StepColumns>;
  table: 'aprobaciones_oferta' | 'aprobaciones_solicitud';
  /** The column that says of which thing. */
  of: 'oferta_id' | 'solicitud_id';
}

interface StepRecord extends StepColumns {
  asunto_id: string;
  /** Only requests have it. */
  por_delegacion?: boolean;
}

/** Those who decide now in the place of a step's approver. */
const deputies = (source: Source, now: Date) =>
  delegationsInForce(source, now)
    .innerJoin('users as s', 's.id', 'd.suplente_id')
    .where('s.activo', '=', true)
    .where('s.role', '<>', 'candidate')
    .where('d.usuario_id', '=', sql.ref<string>('p.usuario_id'))
    .select(['s.id', nameOrEmail('s').$notNull().as('nombre')])
    .orderBy('d.desde')
    .orderBy('s.id');

/** Every step of every round of these things, in order. */
export const stepsOf = (source: Source, { table, of }: StepTable, ids: readonly string[], now: Date) =>
  db(source)
    .selectFrom(
      sql<StepRecord>`(select *, ${sql.ref(of)} as asunto_id from ${sql.table(table)})`.as<'p'>('p'),
    )
    .leftJoin('users as u', 'u.id', 'p.usuario_id')
    .leftJoin('users as d', 'd.id', 'p.decidida_por')
    .where((eb) => isAnyOf(eb.ref('p.asunto_id'), ids))
    .selectAll('p')
    .select(['u.activo', 'u.role', nameOrEmail('u').as('quien'), nameOrEmail('d').as('decide')])
    .select(jsonArrayFrom(deputies(source, now)).as('suplentes'))
    .orderBy('p.asunto_id')
    .orderBy('p.ronda')
    .orderBy('p.orden');
export type StepRow = InferResult<ReturnType<typeof stepsOf>>[number];

/** What is approved, as far as its steps are concerned. */
export interface Approved {
  id: string;
  estado: string;
  ronda: number;
  version: number;
}

/** The one whose turn it is; null: none waits. */
export const nextOf = (
  { id, estado, ronda }: Omit<Approved, 'version'>,
  steps: readonly StepRow[],
): StepRow | null =>
  (estado === 'en_aprobacion' &&
    steps.find((step) => step.asunto_id === id && step.ronda === ronda && step.decision === null)) ||
  null;

/** Whether the step is nobody's in particular, or of somebody who has left. */
export const isOfNobody = ({ usuario_id, activo, role }: StepRow): boolean =>
  usuario_id === null || !activo || role === 'candidate';

/**
 * Names of the approver and of those who decide in their place today; null: anybody, also for one who has left.
 * @param excluded account that may not decide, whose place nobody has to know
 */
export function waitedName(step: StepRow | null, excluded: string | null = null): string | null {
  if (!step || step.quien === null || isOfNobody(step)) return null;
  return [step.quien, ...deputyNames(step, excluded)].join(' o ');
}

const deputyNames = (step: StepRow, excluded: string | null): string[] =>
  isOfNobody(step) ? [] : step.suplentes.filter(({ id }) => id !== excluded).map(({ nombre }) => nombre);

export const toStepResponse = (
  step: StepRow,
  next: StepRow | null,
  excluded: string | null = null,
): ApprovalStepResponse => ({
  orden: step.orden,
  quien: step.quien,
  decision: step.decision,
  motivo: step.motivo,
  suplentes: step.id === next?.id ? deputyNames(step, excluded) : [],
  decidida_por: step.decide,
  decidida_at: step.decidida_at?.toISOString() ?? null,
  le_toca: step.id === next?.id,
});
