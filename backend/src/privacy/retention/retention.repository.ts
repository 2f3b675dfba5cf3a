import type { ConservacionPaso } from '@hiring/contract';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { COUNT_CAP } from '../../platform/http/lists/list-query.js';
import { conditionOf } from './retention-plan.sql.js';
import type { RetentionPlan } from './retention.rules.js';

export interface DueRow {
  candidato_id: string;
  actividad_at: Date;
}

export interface PlannedRow extends DueRow {
  persona: string;
  email: string;
  estado: 'activa' | 'avisada' | 'cuarentena';
  retirada: boolean;
  con_candidatura: boolean;
  avisada_at: Date | null;
  cuarentena_at: Date | null;
}

/** Where a page begins: after this person. */
export type After = DueRow | null;

/** Who falls due: the job and the dry run read by the same conditions. */
@Injectable()
export class RetentionRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The longest without activity first. */
  async listDue(
    step: ConservacionPaso,
    plan: RetentionPlan,
    { limit, offset = 0, after = null }: { limit: number; offset?: number; after?: After },
  ): Promise<DueRow[]> {
    const { sql, params } = ordered(step, plan, { bound: limit + offset, after });
    return this.dataSource.query<DueRow[]>(`${sql} LIMIT ${limit} OFFSET ${offset}`, params);
  }

  /** Up to COUNT_CAP; null: more. */
  async count(step: ConservacionPaso, plan: RetentionPlan): Promise<number | null> {
    const { branches, params } = conditionOf(step, plan);
    const each = branches.map((branch) => `SELECT 1 FROM plazos_conservacion p WHERE ${branch}`);
    const [row] = await this.dataSource.query<{ total: string }[]>(
      `SELECT count(*) AS total FROM (${each.join(' UNION ALL ')} LIMIT ${COUNT_CAP + 1}) capped`,
      params,
    );
    const total = Number(row?.total ?? 0);
    return total > COUNT_CAP ? null : total;
  }

  /** Whether this step is due for this person, who is locked. */
  async isDue(
    manager: EntityManager,
    { step, candidatoId }: { step: ConservacionPaso; candidatoId: string },
    plan: RetentionPlan,
  ): Promise<boolean> {
    const { branches, params } = conditionOf(step, plan);
    const rows = await manager.query<unknown[]>(
      `SELECT 1 FROM plazos_conservacion p WHERE p.candidato_id = $${params.length + 1}
       AND (${branches.map((branch) => `(${branch})`).join(' OR ')})`,
      [...params, candidatoId],
    );
    return rows.length > 0;
  }

  /** The rows of a page, in the order of their ids. */
  async describe(due: readonly DueRow[]): Promise<PlannedRow[]> {
    if (due.length === 0) return [];
    const rows = await this.dataSource.query<PlannedRow[]>(
      `SELECT p.candidato_id, p.actividad_at, p.estado, p.avisada_at, p.cuarentena_at,
         concat_ws(' ', c.nombre, c.apellidos) AS persona, coalesce(u.email, c.email) AS email,
         c.retirada_at IS NOT NULL AS retirada, c.aplicacion_actual_id IS NOT NULL AS con_candidatura
       FROM plazos_conservacion p JOIN candidates c ON c.id = p.candidato_id LEFT JOIN users u ON u.id = c.user_id
       WHERE p.candidato_id = ANY($1)`,
      [due.map(({ candidato_id }) => candidato_id)],
    );
    const byId = new Map(rows.map((row) => [row.candidato_id, row]));
    return due.flatMap(({ candidato_id }) => byId.get(candidato_id) ?? []);
  }

  listQuarantined({
    limit,
    offset,
  }: {
    limit: number;
    offset: number;
  }): Promise<{ candidato_id: string; persona: string; cuarentena_at: Date }[]> {
    return this.dataSource.query(
      `SELECT p.candidato_id, p.cuarentena_at, concat_ws(' ', c.nombre, c.apellidos) AS persona
       FROM plazos_conservacion p JOIN candidates c ON c.id = p.candidato_id
       WHERE p.estado = 'cuarentena' ORDER BY p.cuarentena_at, p.candidato_id LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
  }

  /** Ends consents whose time is over; how many they were. Any number of processes may do it at once. */
  async endConsents(manager: EntityManager, givenUntil: Date, now: Date): Promise<number> {
    const [, ended] = await manager.query<[unknown[], number]>(
      `UPDATE consentimientos SET retirado_at = $2 WHERE retirado_at IS NULL AND otorgado_at <= $1`,
      [givenUntil, now],
    );
    return ended;
  }
}

/** Each branch reads its range of the index in order and no further than the page; then they are merged. */
function ordered(
  step: ConservacionPaso,
  plan: RetentionPlan,
  { bound, after }: { bound: number; after: After },
): { sql: string; params: unknown[] } {
  const { branches, params } = conditionOf(step, plan);
  const from = after
    ? ` AND (p.actividad_at, p.candidato_id) > ($${params.push(after.actividad_at)}::timestamptz, $${params.push(after.candidato_id)}::uuid)`
    : '';
  const each = branches.map(
    (branch) => `(SELECT p.candidato_id, p.actividad_at FROM plazos_conservacion p WHERE ${branch}${from}
      ORDER BY p.actividad_at, p.candidato_id LIMIT ${bound})`,
  );
  return {
    sql: `SELECT candidato_id, actividad_at FROM (${each.join(' UNION ALL ')}) due ORDER BY actividad_at, candidato_id`,
    params,
  };
}
