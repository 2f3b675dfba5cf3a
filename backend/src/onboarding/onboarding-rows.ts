import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { db, type Source } from '../platform/database/sql/db.js';
import { isAnyOf } from '../platform/database/sql/scalars.js';

/** `dueDay` of the rules, of the task `t` and its incorporación `i`. */
export const DUE_DAY = sql<string | null>`greatest(i.primer_dia + t.dias,
  case when t.dias < 0 and i.primer_dia is not null then least(i.primer_dia, i.dia_fijado_el + 1) end)`;

/** Incorporaciones with the names of what they are about. Nothing of a removed record is shown. */
const rows = (source: Source) =>
  db(source)
    .selectFrom('incorporaciones as i')
    .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
    .innerJoin('candidates as c', 'c.id', 'a.candidato_id')
    .leftJoin('vacantes as v', 'v.id', 'a.vacante_id')
    .leftJoin('users as r', 'r.id', 'i.responsable_id')
    .leftJoin('users as t', 't.id', 'i.informatica_id')
    .leftJoin('plantillas_incorporacion as p', 'p.id', 'i.plantilla_id')
    .where('a.deleted_at', 'is', null)
    .where('c.deleted_at', 'is', null)
    .selectAll('i')
    .select([
      ...([
        'a.candidato_id',
        'a.departamento',
        'a.posicion',
        'v.titulo as vacante',
        'a.estado as candidatura',
      ] as const),
      ...(['c.nombre', 'c.apellidos', 'c.email', 'c.user_id', 'p.nombre as plantilla'] as const),
      ...(['r.nombre as responsable', 'r.apellidos as responsable_apellidos'] as const),
      ...(['t.nombre as informatica', 't.apellidos as informatica_apellidos'] as const),
    ]);

export const onboardingsOf = (source: Source, ids: readonly string[]) =>
  rows(source)
    .where((eb) => isAnyOf(eb.ref('i.id'), ids))
    .execute();
export type OnboardingRow = Awaited<ReturnType<typeof onboardingsOf>>[number];

/** Those of an account, the latest first. */
export const onboardingsOfUser = (source: Source, userId: string) =>
  rows(source).where('c.user_id', '=', userId).orderBy('i.created_at', 'desc').limit(10).execute();

/** With the request of each document, by their order. */
export const tasksOfOnboardings = (source: Source, ids: readonly string[]) =>
  db(source)
    .selectFrom('tareas_incorporacion as t')
    .leftJoin('documentos_solicitados as d', 'd.id', 't.documento_id')
    .leftJoin('users as u', 'u.id', 't.hecha_por')
    .where((eb) => isAnyOf(eb.ref('t.incorporacion_id'), ids))
    .selectAll('t')
    .select([
      ...([
        'd.estado as documento_estado',
        'd.motivo as documento_motivo',
        'd.version as documento_version',
      ] as const),
      ...(['d.archivo_id', 'u.nombre as hecha_nombre', 'u.apellidos as hecha_apellidos'] as const),
    ])
    .orderBy('t.orden')
    .execute();
export type OnboardingTaskRow = Awaited<ReturnType<typeof tasksOfOnboardings>>[number];

/** Licences of a person that have ended or end until a day (YYYY-MM-DD), the first one first. */
export const licencesEnding = (source: Source, candidato_id: string, until: string) =>
  db(source)
    .selectFrom('cualificaciones')
    .where('candidato_id', '=', candidato_id)
    .where('caduca_el', '<=', until)
    .orderBy('caduca_el')
    .orderBy('tipo')
    .select(['tipo', sql<string>`caduca_el::text`.as('caduca_el')])
    .execute();

/** Ids of those that the tasks belong to, in one read. */
export async function tasksByOnboarding(
  source: Source,
  ids: readonly string[],
): Promise<Map<string, OnboardingTaskRow[]>> {
  const found = new Map<string, OnboardingTaskRow[]>(ids.map((id) => [id, []]));
  for (const task of await tasksOfOnboardings(source, ids)) found.get(task.incorporacion_id)?.push(task);
  return found;
}

/** Locks whose it is until the transaction ends, before anything else of theirs. */
export const lockPerson = (manager: EntityManager, id: string): Promise<unknown> =>
  db(manager)
    .selectFrom('candidates as c')
    .where('c.id', 'in', (eb) =>
      eb
        .selectFrom('incorporaciones as i')
        .innerJoin('aplicaciones_vacantes as a', 'a.id', 'i.aplicacion_id')
        .where('i.id', '=', id)
        .select('a.candidato_id'),
    )
    .select('c.id')
    .forUpdate()
    .execute();

/** Locks the row until the transaction ends; false: there is none. */
export async function lockOnboarding(manager: EntityManager, id: string): Promise<boolean> {
  const locked = await db(manager)
    .selectFrom('incorporaciones')
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

/**
 * Requests of its documents that nobody has accepted, locked in the order of their ids. Before the incorporación, as when
 * one is uploaded: the trigger of their table writes its task and the incorporación after it.
 */
export const lockRequests = (manager: EntityManager, id: string): Promise<string[]> =>
  db(manager)
    .selectFrom('documentos_solicitados as d')
    .where('d.estado', 'in', ['pendiente', 'subido', 'rechazado'])
    .where('d.id', 'in', (eb) =>
      eb
        .selectFrom('tareas_incorporacion as t')
        .where('t.incorporacion_id', '=', id)
        .where('t.documento_id', 'is not', null)
        .select('t.documento_id')
        .$castTo<{ documento_id: string }>(),
    )
    .orderBy('d.id')
    .select('d.id')
    .forUpdate()
    .execute()
    .then((locked) => locked.map(({ id: request }) => request));
