import type { ConservacionPaso } from '@hiring/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import { every, rowOf } from '../../platform/database/sql/conditions.js';
import type { Bounds, RetentionPlan } from './retention.rules.js';

type Kind = 'cerrada' | 'contratada';
const KINDS: readonly Kind[] = ['cerrada', 'contratada'];

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
  const noConsent = ({ permisoDesde }: Bounds) =>
    permisoDesde && p.not(p.exists(consents.where('k.otorgado_at', '>', permisoDesde)));
  const is = (estado: 'activa' | 'avisada' | 'cuarentena') => p('p.estado', '=', sql.lit(estado));
  const active = (kind: Kind, upTo: keyof Pick<Bounds, 'aviso' | 'cuarentena' | 'borrado'>, after?: Date) =>
    every(
      is('activa'),
      p.ref(`p.${kind}`),
      p('p.actividad_at', '<=', plan[kind][upTo]),
      after && p('p.actividad_at', '>', after),
      free,
      noConsent(plan[kind]),
    );
  const reminded = ({ actividad, avisadaAt }: Bounds['avisada']) =>
    p.and([p('p.actividad_at', '<=', actividad), p('p.avisada_at', '<=', avisadaAt)]);
  const warned = (kind: Kind, ...conditions: Expression<SqlBool>[]) =>
    every(is('avisada'), p.ref(`p.${kind}`), ...conditions, free, noConsent(plan[kind]));

  const branches: Record<ConservacionPaso, (kind: Kind) => Expression<SqlBool>[]> = {
    aviso: (kind) => [active(kind, 'aviso', plan[kind].cuarentena)],
    cuarentena: (kind) => [
      active(kind, 'cuarentena', plan[kind].borrado),
      warned(kind, reminded(plan[kind].avisada), p.not(reminded(plan[kind].avisadaBorrado))),
    ],
    borrado: (kind) => [active(kind, 'borrado'), warned(kind, reminded(plan[kind].avisadaBorrado))],
  };
  const hidden = every(is('cuarentena'), p('p.cuarentena_at', '<=', plan.cuarentenaAt), free);
  return [...KINDS.flatMap(branches[step]), ...(step === 'borrado' ? [hidden] : [])];
}
