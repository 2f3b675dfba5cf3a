import { DynamicModule, type Expression, sql, type SqlBool } from 'kysely';
import type { EntityManager } from 'typeorm';
import { every } from '../../../platform/database/sql/conditions.js';
import { db } from '../../../platform/database/sql/db.js';
import type { Database } from '../../../platform/database/sql/tables.js';
import { Candidate } from '../../people/candidate.entity.js';
import { Thread } from '../../portal/threads/thread.entity.js';
import type { Moved } from './merge.entity.js';

/** Tables whose rows move unchanged. A test compares these lists with the database's foreign keys. */
export const MOVED_TABLES = [
  'aplicaciones_vacantes',
  'interviews',
  'invitaciones_cita',
  'correos',
  'notas_candidato',
  'tareas',
  'solicitudes_derechos',
] as const;
/** Rows that go unless the kept record has a live one of the same. */
const UNLESS_TAKEN = {
  documentos_solicitados: (to) => sql`t.estado in ('pendiente', 'subido', 'rechazado') and exists (
    select from documentos_solicitados k where k.candidato_id = ${to} and lower(k.nombre) = lower(t.nombre)
      and k.estado in ('pendiente', 'subido', 'rechazado'))`,
  candidato_etiquetas: (to) => sql`exists (
    select from candidato_etiquetas k where k.candidato_id = ${to} and k.etiqueta_id = t.etiqueta_id)`,
  procedencias: (to) => sql`exists (
    select from procedencias k where k.candidato_id = ${to} and k.importacion_id = t.importacion_id)`,
  invitaciones_vacante: (to) => sql`exists (
    select from invitaciones_vacante k where k.candidato_id = ${to} and k.vacante_id = t.vacante_id)`,
  // A hold on one record holds the person.
  retenciones: (to) => sql`t.levantada_at is null and exists (
    select from retenciones k where k.candidato_id = ${to} and k.levantada_at is null)`,
  consentimientos: (to) => sql`t.retirado_at is null and exists (
    select from consentimientos k where k.candidato_id = ${to} and k.finalidad = t.finalidad and k.retirado_at is null)`,
  consentimientos_canal: (to) => sql`exists (
    select from consentimientos_canal k where k.candidato_id = ${to} and k.canal = t.canal)`,
} as const satisfies Partial<Record<keyof Database, (to: string) => Expression<SqlBool>>>;
const TAKEN_TABLES = Object.keys(UNLESS_TAKEN) as (keyof typeof UNLESS_TAKEN)[];
type MovedTable = (typeof MOVED_TABLES)[number] | (typeof TAKEN_TABLES)[number] | 'cv_historial';
const tables = new DynamicModule<Database>();

/** Tables with their own rules, below; and tables whose rows stay with their record or account. */
export const SPECIAL_TABLES = ['hilos', 'cv_historial', 'cualificaciones', 'disponibilidades'] as const;
export const STAYING_TABLES = [
  'busqueda_candidatos',
  // Whose it probably is: whoever assigns it decides.
  'correos_sin_asignar',
  'notificaciones',
  'fusiones',
  'importacion_filas',
  'plazos_conservacion',
  'webhook_eventos',
] as const;
export const HANDLED_TABLES: readonly string[] = [
  ...MOVED_TABLES,
  ...TAKEN_TABLES,
  ...SPECIAL_TABLES,
  ...STAYING_TABLES,
];

type Ids = { from: string; to: string };

/** Moves everything and says what went. Both records are locked. */
export async function moveAll(manager: EntityManager, { from, to }: Ids, now: Date): Promise<Moved> {
  const filas: Record<string, string[]> = {};
  await keepLongerHold(manager, { from, to });
  await keepChannelEnds(manager, { from, to });
  for (const table of MOVED_TABLES) filas[table] = await moved(manager, table, { from, to });
  for (const table of TAKEN_TABLES) {
    filas[table] = await moved(manager, table, { from, to }, sql`not (${UNLESS_TAKEN[table](to)})`);
  }
  return {
    filas,
    ...(await moveQualifications(manager, { from, to })),
    campos: await copyValues(manager, { from, to }),
    ...(await moveThread(manager, { from, to }, filas)),
    ...(await moveCvs(manager, { from, to }, filas, now)),
  };
}

/** Of two holds the kept record has one, with the later end. */
async function keepLongerHold(manager: EntityManager, { from, to }: Ids): Promise<void> {
  await manager.query(
    `UPDATE retenciones k SET hasta = t.hasta FROM retenciones t
     WHERE k.candidato_id = $2 AND k.levantada_at IS NULL AND t.candidato_id = $1 AND t.levantada_at IS NULL
       AND k.hasta IS NOT NULL AND (t.hasta IS NULL OR t.hasta > k.hasta)`,
    [from, to],
  );
}

/**
 * A channel that is ended on one record is ended on the kept one, also after the merge is undone. Of two ends that of
 * the person stands, which human resources cannot take back. Otherwise the kept record's decision does; its window is
 * that of the later message.
 */
async function keepChannelEnds(manager: EntityManager, { from, to }: Ids): Promise<void> {
  await manager.query(
    `UPDATE consentimientos_canal k SET
       acepta = k.acepta AND t.acepta,
       (origen, decidido_at, decidido_por) = (
         SELECT w.origen, w.decidido_at, w.decidido_por FROM consentimientos_canal w
         WHERE w.id = CASE WHEN NOT t.acepta AND (k.acepta OR (k.origen = 'rrhh' AND t.origen <> 'rrhh'))
           THEN t.id ELSE k.id END),
       ultimo_mensaje_at = greatest(k.ultimo_mensaje_at, t.ultimo_mensaje_at)
     FROM consentimientos_canal t WHERE t.candidato_id = $1 AND k.candidato_id = $2 AND t.canal = k.canal`,
    [from, to],
  );
}

/** Moves rows `t` of a table; their ids. */
async function moved(
  manager: EntityManager,
  table: MovedTable,
  { from, to }: Ids,
  only?: Expression<SqlBool>,
): Promise<string[]> {
  const rows = await db(manager)
    .updateTable(tables.table(table).as('t'))
    .set({ candidato_id: to })
    .where('t.candidato_id', '=', from)
    .where(every(only))
    .returning('t.id')
    .execute();
  return rows.map(({ id }) => id);
}

async function moveQualifications(
  manager: EntityManager,
  { from, to }: Ids,
): Promise<Pick<Moved, 'cualificaciones' | 'disponibilidad'>> {
  const cualificaciones = await db(manager)
    .updateTable('cualificaciones as t')
    .set({ candidato_id: to })
    .where('t.candidato_id', '=', from)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('cualificaciones as k')
            .where('k.candidato_id', '=', to)
            .whereRef('k.tipo', '=', 't.tipo'),
        ),
      ),
    )
    .returning('t.tipo')
    .execute();
  const { numUpdatedRows } = await db(manager)
    .updateTable('disponibilidades')
    .set({ candidato_id: to })
    .where('candidato_id', '=', from)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('disponibilidades as k').where('k.candidato_id', '=', to))))
    .executeTakeFirstOrThrow();
  return { cualificaciones: cualificaciones.map(({ tipo }) => tipo), disponibilidad: numUpdatedRows > 0n };
}

/** The kept record gets the values of own fields that it lacks; the absorbed one keeps its own. */
async function copyValues(manager: EntityManager, { from, to }: Ids): Promise<string[]> {
  const of = async (id: string) => (await manager.findOneByOrFail(Candidate, { id })).campos;
  const [absorbed, kept] = [await of(from), await of(to)];
  const copied = Object.keys(absorbed).filter((clave) => !Object.hasOwn(kept, clave));
  if (copied.length > 0) await manager.update(Candidate, to, { campos: { ...absorbed, ...kept } });
  return copied;
}

/** The messages go behind those of the kept thread. */
async function moveThread(
  manager: EntityManager,
  { from, to }: Ids,
  filas: Record<string, string[]>,
): Promise<Pick<Moved, 'mensajes_antes' | 'mensajes_despues'>> {
  await manager.query(`SELECT 1 FROM hilos WHERE candidato_id = ANY($1) ORDER BY candidato_id FOR UPDATE`, [
    [from, to],
  ]);
  const before = await messagesOf(manager, to);
  if ((await messagesOf(manager, from)) === 0) {
    filas.mensajes_hilo = [];
    return { mensajes_antes: before, mensajes_despues: before };
  }
  await manager.query(`INSERT INTO hilos (candidato_id) VALUES ($1) ON CONFLICT DO NOTHING`, [to]);
  const messages = await db(manager)
    .updateTable('mensajes_hilo')
    .set((eb) => ({ candidato_id: to, orden: eb('orden', '+', before) }))
    .where('candidato_id', '=', from)
    .returning('id')
    .execute();
  filas.mensajes_hilo = messages.map(({ id }) => id);
  await recount(manager, [from, to]);
  return { mensajes_antes: before, mensajes_despues: await messagesOf(manager, to) };
}

/** The kept record keeps its CV; without one it gets the other's. */
async function moveCvs(
  manager: EntityManager,
  { from, to }: Ids,
  filas: Record<string, string[]>,
  now: Date,
): Promise<Pick<Moved, 'cv_absorbido' | 'cv_conservado'>> {
  const [absorbed, kept] = [await cvOf(manager, from), await cvOf(manager, to)];
  if (kept) {
    await manager.query(
      `UPDATE cv_historial SET hasta = greatest(desde, $2) WHERE candidato_id = $1 AND hasta IS NULL`,
      [from, now],
    );
  }
  filas.cv_historial = await moved(manager, 'cv_historial', { from, to });
  await manager.query(`UPDATE candidates SET cv_archivo_id = NULL WHERE id = $1`, [from]);
  if (!kept && absorbed) {
    await manager.query(`UPDATE candidates SET cv_archivo_id = $2 WHERE id = $1`, [to, absorbed]);
  }
  return { cv_absorbido: absorbed, cv_conservado: kept ?? absorbed };
}

/** Moves everything back, with later additions to the applications that return. Both records must be locked. */
export async function moveBack(manager: EntityManager, { from, to }: Ids, what: Moved): Promise<void> {
  const applications = what.filas.aplicaciones_vacantes ?? [];
  for (const table of [...MOVED_TABLES, ...TAKEN_TABLES]) {
    await manager.query(`UPDATE ${table} SET candidato_id = $2 WHERE candidato_id = $1 AND id = ANY($3)`, [
      to,
      from,
      what.filas[table] ?? [],
    ]);
  }
  for (const table of [
    'interviews',
    'invitaciones_cita',
    'correos',
    'notas_candidato',
    'tareas',
    'documentos_solicitados',
  ]) {
    await manager.query(
      `UPDATE ${table} SET candidato_id = $2 WHERE candidato_id = $1 AND aplicacion_id = ANY($3)`,
      [to, from, applications],
    );
  }
  await manager.query(
    `UPDATE cualificaciones SET candidato_id = $2 WHERE candidato_id = $1 AND tipo = ANY($3)`,
    [to, from, what.cualificaciones],
  );
  if (what.disponibilidad) {
    await manager.query(`UPDATE disponibilidades SET candidato_id = $2 WHERE candidato_id = $1`, [to, from]);
  }
  // A value that was changed since stays.
  await manager.query(
    `UPDATE candidates k SET campos = k.campos - ARRAY(
       SELECT clave FROM unnest($3::text[]) AS clave WHERE k.campos -> clave = a.campos -> clave)
     FROM candidates a WHERE k.id = $1 AND a.id = $2`,
    [to, from, what.campos ?? []],
  );
  await manager.query(
    `UPDATE mensajes_hilo SET candidato_id = $2, orden = orden - $4 WHERE candidato_id = $1 AND id = ANY($3)`,
    [to, from, what.filas.mensajes_hilo ?? [], what.mensajes_antes],
  );
  await recount(manager, [from, to]);
  // The CV came from the absorbed record and returns to it; the kept one has none again.
  if (what.cv_absorbido && what.cv_conservado === what.cv_absorbido) {
    await manager.query(`UPDATE candidates SET cv_archivo_id = NULL WHERE id = $1`, [to]);
  }
  await manager.query(
    `UPDATE cv_historial SET candidato_id = $2, hasta = CASE WHEN archivo_id = $4 THEN NULL ELSE hasta END
     WHERE candidato_id = $1 AND id = ANY($3)`,
    [to, from, what.filas.cv_historial ?? [], what.cv_absorbido],
  );
  await manager.query(`UPDATE candidates SET cv_archivo_id = $2 WHERE id = $1`, [from, what.cv_absorbido]);
}

async function cvOf(manager: EntityManager, id: string): Promise<string | null> {
  const candidate = await manager.findOne(Candidate, {
    where: { id },
    select: { id: true, cv_archivo_id: true },
  });
  return candidate?.cv_archivo_id ?? null;
}

export async function messagesOf(manager: EntityManager, id: string): Promise<number> {
  return (await manager.findOneBy(Thread, { candidato_id: id }))?.mensajes ?? 0;
}

/** What lists know of a thread, from its messages. */
async function recount(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.query(
    `UPDATE hilos h SET mensajes = coalesce(m.ultimo, 0), sin_leer_candidato = coalesce(m.candidato, 0),
       sin_leer_rrhh = coalesce(m.rrhh, 0), ultimo_autor = m.autor, ultimo_at = coalesce(m.fecha, h.ultimo_at)
     FROM unnest($1::uuid[]) AS wanted (id) LEFT JOIN LATERAL (
       SELECT max(orden) AS ultimo, count(*) FILTER (WHERE leido_candidato_at IS NULL)::int AS candidato,
              count(*) FILTER (WHERE leido_rrhh_at IS NULL)::int AS rrhh,
              (array_agg(autor ORDER BY created_at DESC, orden DESC))[1] AS autor, max(created_at) AS fecha
       FROM mensajes_hilo WHERE candidato_id = wanted.id
     ) m ON true
     WHERE h.candidato_id = wanted.id`,
    [ids],
  );
}
