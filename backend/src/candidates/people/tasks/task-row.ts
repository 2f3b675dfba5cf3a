import type { TaskDue } from '@hiring/contract';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { every, rowOf } from '../../../platform/database/sql/conditions.js';
import { db, type Source } from '../../../platform/database/sql/db.js';
import { findPage, type OrderKey } from '../../../platform/database/sql/list-page.js';
import { isAnyOf } from '../../../platform/database/sql/scalars.js';
import type { Page } from '../../../platform/http/lists/list-query.js';
import { daysAfter } from './task.rules.js';
import type { TaskQuery } from './task-list.js';

const t = rowOf<'tareas', 't'>();

const shown = [
  ...(['t.id', 't.titulo', 't.detalle', 't.asignada_a', 't.candidato_id', 't.aplicacion_id'] as const),
  ...(['t.vacante_id', 't.entrevista_id', 't.vence_el', 't.repite', 't.hecha_at', 't.version'] as const),
  ...(['t.created_at', 't.updated_at', 'v.titulo as vacante', 'i.inicio as entrevista'] as const),
  ...(['c.nombre', 'c.apellidos', 'u.nombre as suyo', 'u.apellidos as suyos', 'u.email'] as const),
  ...(['h.nombre as hecho', 'h.apellidos as hechos', 'h.email as hecho_email'] as const),
] as const;

/** Tasks with the names of what they are about. Nothing of a deleted record is shown. */
const tasks = (source: Source) =>
  db(source)
    .selectFrom('tareas as t')
    .leftJoin('candidates as c', 'c.id', 't.candidato_id')
    .leftJoin('aplicaciones_vacantes as a', 'a.id', 't.aplicacion_id')
    .leftJoin('vacantes as v', (on) => on.on(sql<SqlBool>`v.id = coalesce(t.vacante_id, a.vacante_id)`))
    .leftJoin('interviews as i', 'i.id', 't.entrevista_id')
    .leftJoin('users as u', 'u.id', 't.asignada_a')
    .leftJoin('users as h', 'h.id', 't.hecha_por')
    .where('c.deleted_at', 'is', null)
    .select(shown);

export const tasksOf = (source: Source, ids: readonly string[]) =>
  tasks(source)
    .where((eb) => isAnyOf(eb.ref('t.id'), ids))
    .execute();
export type TaskRow = Awaited<ReturnType<typeof tasksOf>>[number];

/** Open tasks of an account that have a day, soonest first. `until`: not after this day. */
export const openTasksOf = (
  source: Source,
  userId: string,
  { until, limit }: { until?: string; limit: number },
) =>
  tasks(source)
    .where('t.asignada_a', '=', userId)
    .where('t.hecha_at', 'is', null)
    .where('t.vence_el', 'is not', null)
    .where(every(until !== undefined && t('t.vence_el', '<=', until)))
    .orderBy('t.vence_el')
    .orderBy('t.id')
    .limit(limit)
    .execute();

const isNobodys = t('t.asignada_a', 'is', null);

function isOf(owner: string | undefined, viewerId: string): Expression<SqlBool> | undefined {
  if (owner === undefined) return undefined;
  if (owner === 'nadie') return isNobodys;
  const mine = t('t.asignada_a', '=', owner.startsWith('yo') ? viewerId : owner);
  return owner === 'yo_o_nadie' ? t.or([mine, isNobodys]) : mine;
}

function isDue(due: TaskDue | undefined, today: string): Expression<SqlBool> | undefined {
  switch (due) {
    case undefined:
      return undefined;
    case 'hoy':
      return t('t.vence_el', '=', today);
    case 'vencida':
      return every(t('t.vence_el', '<', today), t('t.hecha_at', 'is', null));
    case 'hasta_hoy':
      return t('t.vence_el', '<=', today);
    case 'semana':
      return every(t('t.vence_el', '>=', today), t('t.vence_el', '<', daysAfter(today, 7)));
    case 'sin_fecha':
      return t('t.vence_el', 'is', null);
    default:
      return due satisfies never;
  }
}

/** A page of ids. */
export async function findTasks(
  source: DataSource,
  { sort, filter, ids, ...window }: TaskQuery,
  { viewerId, today }: { viewerId: string; today: string },
): Promise<Omit<Page<string>, 'items'> & { ids: string[] }> {
  const { estado, candidato_id, aplicacion_id, vacante_id, entrevista_id } = filter;
  const from = db(source)
    .selectFrom('tareas as t')
    .leftJoin('candidates as c', 'c.id', 't.candidato_id')
    .where('c.deleted_at', 'is', null)
    .where(
      every(
        estado && t('t.hecha_at', estado === 'abierta' ? 'is' : 'is not', null),
        isOf(filter.asignada_a, viewerId),
        isDue(filter.vence as TaskDue | undefined, today),
        candidato_id && t('t.candidato_id', '=', candidato_id),
        aplicacion_id && t('t.aplicacion_id', '=', aplicacion_id),
        vacante_id && t('t.vacante_id', '=', vacante_id),
        entrevista_id && t('t.entrevista_id', '=', entrevista_id),
        ids && isAnyOf(t.ref('t.id'), ids),
      ),
    );
  const { field, direction } = sort;
  const keys: OrderKey[] = [
    field === 'vence_el'
      ? { by: t.ref('t.vence_el'), type: 'date', direction, nullable: true }
      : { by: t.ref('t.created_at'), type: 'timestamptz', direction },
    { by: t.ref('t.id'), type: 'uuid', direction },
  ];
  const found = await findPage(source, from, { id: t.ref('t.id'), keys, window });
  return { ...found, offset: window.offset, byCursor: window.after !== null };
}
