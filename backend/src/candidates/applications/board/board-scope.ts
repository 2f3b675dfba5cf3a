import type { Estado, Stage } from '@hiring/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { containing, searchWords } from '../../../platform/http/lists/search-words.js';
import { stageOf } from '../estados.sql.js';

/** Scope of a board: all people by current application, or a vacancy's applications; plus filters. */
export interface BoardScope {
  vacante?: string | undefined;
  /** Without the application of this account. */
  sinCuenta?: string | undefined;
  departamento?: string | undefined;
  prioridad?: string | undefined;
  q?: string | undefined;
}

/** A column: a stage, or inside a vacancy with phases one of them, or an estado without. */
export interface BoardColumnKey {
  etapa: Stage;
  /** Only applications in no phase of this estado. */
  estado?: Estado | undefined;
  fase?: string | undefined;
}

/** Source of a board's cards. The expressions match their indexes. */
export interface BoardSource {
  table: 'candidates' | 'aplicaciones_vacantes';
  stage: Expression<string>;
  /** Condition of every card, on the table as `t`. */
  shown: Expression<SqlBool>;
  /** The search, separate because it is not always evaluated first. Null: none. */
  matching: Expression<SqlBool> | null;
}

/** Condition of a column's cards. */
export function inColumn(source: BoardSource, { etapa, estado, fase }: BoardColumnKey): Expression<SqlBool> {
  const application = rowOf<'aplicaciones_vacantes', 't'>();
  if (fase !== undefined) return application('t.fase_id', '=', fase);
  if (estado !== undefined)
    return every(application('t.estado', '=', estado), application('t.fase_id', 'is', null));
  return sql<SqlBool>`${source.stage} = ${sql.lit(etapa)}`;
}

export function sourceOf({ vacante, sinCuenta, departamento, prioridad, q }: BoardScope): BoardSource {
  const words = searchWords(q ?? '');
  const matches = (text: Expression<string | null>) =>
    every(...words.map((word) => sql<SqlBool>`${text} like ${containing(word)}`));
  const t = rowOf<'aplicaciones_vacantes' | 'candidates', 't'>();
  const shown = every(
    t('t.retirada_at', 'is', null),
    t('t.deleted_at', 'is', null),
    vacante && t('t.vacante_id', '=', vacante),
    departamento && t('t.departamento', '=', departamento),
    prioridad && t(t.ref('t.prioridad').$castTo<string>(), '=', prioridad),
  );
  if (!vacante) {
    const person = rowOf<'candidates', 't'>();
    const matching = words.length > 0 ? matches(person.ref('t.busqueda')) : null;
    return { table: 'candidates', stage: person.ref('t.etapa'), shown, matching };
  }
  const application = rowOf<'aplicaciones_vacantes', 't'>();
  const own = sql<SqlBool>`not exists (
    select from candidates c where c.id = t.candidato_id and c.user_id = ${sinCuenta}::uuid)`;
  const person = application
    .selectFrom('candidates as p')
    .whereRef('p.id', '=', 't.candidato_id')
    .where((eb) => matches(eb.ref('p.busqueda')))
    .select(sql.lit(1).as('one'));
  return {
    table: 'aplicaciones_vacantes',
    stage: sql`${sql.raw(stageOf('t.estado'))}`,
    shown: every(shown, sinCuenta && own),
    matching: words.length > 0 ? application.exists(person) : null,
  };
}
