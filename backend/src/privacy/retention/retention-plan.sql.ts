import type { ConservacionPaso } from '@hiring/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import type { RetentionPlan } from './retention.rules.js';

/**
 * The rule of `stepOf` as SQL conditions on `plazos_conservacion p`: the rows that reach exactly this step. Each
 * condition reads one range of the index, in its order.
 */
export function branchesOf(step: ConservacionPaso, plan: RetentionPlan): Expression<SqlBool>[] {
  const p = rowOf<'plazos_conservacion', 'p'>();
  const held = p
    .selectFrom('retenciones as r')
    .whereRef('r.candidato_id', '=', 'p.candidato_id')
    .where('r.levantada_at', 'is', null)
    .where((eb) => eb.or([eb('r.hasta', 'is', null), eb('r.hasta', '>=', plan.hoy)]));
  const consents = p
    .selectFrom('consentimientos as k')
    .whereRef('k.candidato_id', '=', 'p.candidato_id')
    .where('k.finalidad', '=', sql.lit('futuras_ofertas'))
    .where('k.retirado_at', 'is', null);
  const free = p.not(p.exists(held));
  const noConsent =
    plan.permisoDesde && p.not(p.exists(consents.where('k.otorgado_at', '>', plan.permisoDesde)));
  const is = (estado: 'activa' | 'avisada' | 'cuarentena') => p('p.estado', '=', sql.lit(estado));
  const active = (upTo: Date, after: Date | null) =>
    every(
      is('activa'),
      p.ref('p.cerrada'),
      p('p.actividad_at', '<=', upTo),
      after && p('p.actividad_at', '>', after),
      free,
      noConsent,
    );
  const reminded = ({ actividad, avisadaAt }: RetentionPlan['avisada']) =>
    p.and([p('p.actividad_at', '<=', actividad), p('p.avisada_at', '<=', avisadaAt)]);
  const warned = (...conditions: Expression<SqlBool>[]) =>
    every(is('avisada'), p.ref('p.cerrada'), ...conditions, free, noConsent);

  const branches: Record<ConservacionPaso, () => Expression<SqlBool>[]> = {
    aviso: () => [active(plan.aviso, plan.cuarentena)],
    cuarentena: () => [
      active(plan.cuarentena, plan.borrado),
      warned(reminded(plan.avisada), p.not(reminded(plan.avisadaBorrado))),
    ],
    borrado: () => [
      active(plan.borrado, null),
      warned(reminded(plan.avisadaBorrado)),
      every(is('cuarentena'), p('p.cuarentena_at', '<=', plan.cuarentenaAt), free),
    ],
  };
  return branches[step]();
}
