import type { ConservacionPaso } from '@hiring/contract';
import type { RetentionPlan } from './retention.rules.js';

/** A condition on `plazos_conservacion p`, with the values of its placeholders from `$1` on. */
export interface PlanCondition {
  /** One condition a branch: each reads one range of the index, in its order. */
  branches: string[];
  params: unknown[];
}

/** The rule of `stepOf` as SQL: who reaches exactly this step by the plan. */
export function conditionOf(step: ConservacionPaso, plan: RetentionPlan): PlanCondition {
  const params: unknown[] = [];
  const put = (value: unknown): string => `$${params.push(value)}`;
  const day = put(plan.hoy);
  const free = `NOT EXISTS (SELECT 1 FROM retenciones r WHERE r.candidato_id = p.candidato_id
    AND r.levantada_at IS NULL AND (r.hasta IS NULL OR r.hasta >= ${day}::date))`;
  const noConsent = plan.permisoDesde
    ? ` AND NOT EXISTS (SELECT 1 FROM consentimientos k WHERE k.candidato_id = p.candidato_id
        AND k.finalidad = 'futuras_ofertas' AND k.retirado_at IS NULL AND k.otorgado_at > ${put(plan.permisoDesde)}::timestamptz)`
    : '';
  const until = (column: string, bound: Date): string => `p.${column} <= ${put(bound)}::timestamptz`;
  const active = (upTo: Date, after: Date | null): string =>
    `p.estado = 'activa' AND p.cerrada AND ${until('actividad_at', upTo)}${
      after ? ` AND p.actividad_at > ${put(after)}::timestamptz` : ''
    } AND ${free}${noConsent}`;
  const reminded = ({ actividad, avisadaAt }: { actividad: Date; avisadaAt: Date }): string =>
    `${until('actividad_at', actividad)} AND ${until('avisada_at', avisadaAt)}`;
  const warned = `p.estado = 'avisada' AND p.cerrada`;

  const branches: Record<ConservacionPaso, () => string[]> = {
    aviso: () => [active(plan.aviso, plan.cuarentena)],
    cuarentena: () => [
      active(plan.cuarentena, plan.borrado),
      `${warned} AND ${reminded(plan.avisada)} AND NOT (${reminded(plan.avisadaBorrado)}) AND ${free}${noConsent}`,
    ],
    borrado: () => [
      active(plan.borrado, null),
      `${warned} AND ${reminded(plan.avisadaBorrado)} AND ${free}${noConsent}`,
      `p.estado = 'cuarentena' AND ${until('cuarentena_at', plan.cuarentenaAt)} AND ${free}`,
    ],
  };
  return { branches: branches[step](), params };
}
