import type { World } from '../world.js';

/** The tables that reads write by design: last use and access records. */
const OF_READING = ['sessions', 'system_logs', 'system_log_waiting', 'system_log_seals', 'system_log_keys'];
/** The tables that workers and timers change. */
const OF_TIME = ['correos', 'sistema_disponibilidad', 'sistema_comprobaciones', 'system_log_checks'];

/** Every table of the product but those that move by themselves, each as a sum. */
export async function sumOfTables({ dataSource }: World): Promise<Record<string, string>> {
  const tables = dataSource.entityMetadatas
    .map(({ tableName }) => tableName)
    .filter((name) => !OF_READING.includes(name) && !OF_TIME.includes(name));
  const sums = [...new Set(tables)].map(
    (table) =>
      `SELECT '${table}' AS name, md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM ${table} t`,
  );
  const rows = await dataSource.query<{ name: string; sum: string }[]>(sums.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
