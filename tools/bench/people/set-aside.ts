/** Removes triggers, indexes and foreign keys while rows are loaded: restoring them for all rows is faster. */
import type { Client } from 'pg';

/** The loaded rows, or 7-derived.sql, contain the result of these triggers. */
const ROW_TRIGGERS = [
  ['users', 'users_counter_tg'],
  ['candidates', 'candidates_busqueda_nueva_tg'],
  ['candidates', 'candidates_busqueda_cambio_tg'],
  ['candidates', 'candidates_plazo_alta_tg'],
  ['aplicaciones_vacantes', 'aplicaciones_plazo_tg'],
  ['aplicacion_historial', 'historial_estancia_tg'],
  ['aplicaciones_vacantes', 'aplicaciones_etapas_tg'],
  ['aplicacion_historial', 'historial_etapas_insert_tg'],
  ['consentimientos', 'consentimientos_plazo_tg'],
  ['cv_historial', 'cv_textos_pendiente_tg'],
  ['cv_textos', 'cv_textos_busqueda_tg'],
];

/** Tables with at least about as many rows as people. */
const LARGE =
  `users archivos candidates aplicaciones_vacantes aplicacion_historial interviews cv_historial cv_textos
  cualificaciones disponibilidades consentimientos candidato_etiquetas busqueda_candidatos plazos_conservacion correos
  notificaciones hilos mensajes_hilo notas_candidato system_logs`.split(/\s+/);

/** People and applications reference each other, so one foreign key can only be checked when both are loaded. */
const CIRCLE = 'candidates_aplicacion_actual_fk';

/**
 * @param options `onlyCircle`: only the foreign keys that cannot be checked row by row
 * @returns statements that restore everything and check what was not checked
 */
export async function setAside(
  client: Client,
  { onlyCircle = false }: { onlyCircle?: boolean } = {},
): Promise<string[]> {
  const { rows: keys } = await client.query(
    `SELECT conrelid::regclass AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS again
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY($1::text[]::regclass[]) AND (NOT $2 OR conname = $3)`,
    [LARGE, onlyCircle, CIRCLE],
  );
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  const keysAgain = keys.map(
    ({ table, name, again }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${again}`,
  );
  if (onlyCircle) return keysAgain;
  const { rows: indexes } = await client.query<{ name: string; again: string }>(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS again FROM pg_index i
     WHERE indrelid = ANY($1::text[]::regclass[])
       AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [LARGE],
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (const [table, trigger] of ROW_TRIGGERS) {
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
  }
  return [
    ...indexes.map(({ again }) => again),
    ...keysAgain,
    ...ROW_TRIGGERS.map(([table, trigger]) => `ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`),
  ];
}
