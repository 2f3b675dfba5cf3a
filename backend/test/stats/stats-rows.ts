import type { DataSource } from 'typeorm';

/** Done by the product for each row: of no matter to a figure, or done here once for all rows. */
const ROW_TRIGGERS = [
  ['candidates', 'candidates_busqueda_nueva_tg'],
  ['candidates', 'candidates_busqueda_cambio_tg'],
  ['aplicacion_historial', 'historial_etapas_insert_tg'],
  ['candidates', 'candidates_plazo_alta_tg'],
  ['aplicaciones_vacantes', 'aplicaciones_plazo_tg'],
] as const;

/** A number in [0, 1) that is always the same for the same row and choice. */
const chance = (row: string, choice: number): string =>
  `((hashint8extended(${row}, ${choice}) & 65535) / 65536.0)`;

const STAGES = `ARRAY['recibida','en_revision','entrevista_programada','contratada','rechazada']`;

/**
 * So many people, one application each and one in five another, over three years, each moved up to four times, with
 * withdrawals, removals and moves that were taken back. They are random: every figure has to be right for any of them.
 */
export async function generateRows(dataSource: DataSource, people: number): Promise<void> {
  for (const [table, trigger] of ROW_TRIGGERS) {
    await dataSource.query(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
  }
  // One connection: the rows in between are temporary tables.
  await dataSource.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = 0`);
    await manager.query(
      `INSERT INTO vacantes (titulo, departamento, posicion, ubicacion, descripcion, estado, fecha_publicacion)
       SELECT 'Vacante ' || n, 'chofer', 'conductor', 'Barcelona', 'Rutas.',
         (ARRAY['activa','activa','pausada','cerrada','borrador'])[1 + n % 5], now() - n * interval '25 hours'
       FROM generate_series(1, 60) n`,
    );
    await manager.query(
      `CREATE TEMP TABLE made ON COMMIT DROP AS
       SELECT n, gen_random_uuid() AS application,
         CASE WHEN n <= $1::int THEN gen_random_uuid() END AS person,
         now() - ${chance('n', 1)} * interval '1100 days' AS at,
         (ARRAY['chofer','mantenimiento','logistica','administracion','lavadero'])[1 + (5 * ${chance('n', 2)})::int % 5] AS departamento,
         (ARRAY['web','web','web','invitacion','importacion','rrhh','feria-2026'])[1 + (7 * ${chance('n', 3)})::int % 7] AS canal,
         CASE WHEN ${chance('n', 4)} < 0.05 THEN true ELSE false END AS withdrawn,
         CASE WHEN ${chance('n', 5)} < 0.01 THEN now() END AS removed,
         (4.99 * ${chance('n', 6)})::int AS moves
       FROM generate_series(1, $1::int + $1::int / 5) n`,
      [people],
    );
    // Each stage differs from the one before; half of those closed in between are there to be reopened.
    await manager.query(
      `CREATE TEMP TABLE moved ON COMMIT DROP AS
       SELECT gen_random_uuid() AS id, m.n, m.application, k,
         m.at + k * (0.1 + 12 * ${chance('m.n * 8 + k', 7)}) * interval '1 day' AS at,
         (${STAGES})[1 + (m.n * 7 + k * 3) % 5] AS a,
         ${chance('m.n * 8 + k', 8)} < 0.04 AS undone
       FROM made m CROSS JOIN generate_series(1, 4) k WHERE k <= m.moves`,
    );
    await manager.query(`DELETE FROM moved WHERE at > now()`);
    await manager.query('CREATE INDEX ON moved (n, at)');
    await manager.query(`CREATE TEMP TABLE chain ON COMMIT DROP AS
      SELECT s.*, coalesce(lag(a) OVER w, 'recibida') AS de FROM moved s WHERE NOT undone
      WINDOW w AS (PARTITION BY n ORDER BY at, id)`);
    // Autovacuum does not analyse it in time: without this each lookup of a person's moves reads all rows.
    await manager.query('CREATE INDEX ON chain (n, at, id)');
    for (const table of ['made', 'moved', 'chain']) await manager.query(`ANALYZE ${table}`);
    await manager.query(
      `INSERT INTO candidates (id, nombre, apellidos, email, telefono, direccion, ciudad, departamento, posicion,
         estado, etapa, fecha_aplicacion, created_at, retirada_at, deleted_at)
       SELECT person, 'Persona', 'Número ' || n, 'p' || n || '@example.com', '+34 600 000 000', 'Calle', 'Barcelona',
         departamento, 'conductor', estado, CASE WHEN estado LIKE 'entrevista%' THEN 'entrevista' ELSE estado END,
         at, at, CASE WHEN withdrawn THEN at END, removed
       FROM (SELECT m.*, coalesce((SELECT a FROM chain c WHERE c.n = m.n ORDER BY at DESC, id DESC LIMIT 1), 'recibida')
               AS estado FROM made m WHERE person IS NOT NULL) x`,
    );
    await manager.query(
      `INSERT INTO aplicaciones_vacantes (id, candidato_id, departamento, posicion, estado, estado_candidato, canal,
         vacante_id, fecha_aplicacion, en_fase_desde, fecha_respuesta, fecha_contratacion, retirada_at, deleted_at)
       SELECT m.application, coalesce(m.person, o.person), m.departamento, 'conductor', coalesce(l.a, 'recibida'),
         coalesce(l.a, 'recibida'), m.canal, v.id, m.at, coalesce(l.at, m.at),
         (SELECT min(c.at) FROM chain c WHERE c.n = m.n AND c.a <> 'recibida'),
         CASE WHEN l.a = 'contratada' THEN l.at END, CASE WHEN m.withdrawn THEN m.at END, m.removed
       FROM made m
       LEFT JOIN made o ON m.person IS NULL AND o.n = m.n - $1::int
       LEFT JOIN LATERAL (SELECT a, at FROM chain c WHERE c.n = m.n ORDER BY at DESC, id DESC LIMIT 1) l ON true
       LEFT JOIN (SELECT id, row_number() OVER (ORDER BY titulo) AS r FROM vacantes) v
         ON v.r = CASE WHEN m.person IS NULL THEN 1 + m.n % 30 ELSE 31 + m.n % 30 END`,
      [people],
    );
    await manager.query('ANALYZE aplicaciones_vacantes');
    await manager.query(
      `INSERT INTO aplicacion_historial (id, aplicacion_id, tipo, de, a, created_at, visible_at, deshecha_at)
       SELECT s.id, s.application, 'movida', coalesce(c.de, 'recibida'), s.a, s.at, s.at, CASE WHEN s.undone THEN s.at END
       FROM moved s LEFT JOIN chain c ON c.id = s.id ORDER BY s.n, s.at, s.id`,
    );
    await manager.query(
      `UPDATE aplicaciones_vacantes a SET etapas_alcanzadas = a.etapas_alcanzadas | c.bits
       FROM (SELECT application, bit_or(1 << (array_position(
           ARRAY['recibida','en_revision','entrevista_programada','contratada','rechazada'], a) - 1)) AS bits
         FROM chain GROUP BY 1) c WHERE c.application = a.id`,
    );
  });
  for (const [table, trigger] of ROW_TRIGGERS) {
    await dataSource.query(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`);
  }
  await dataSource.query(
    'VACUUM (ANALYZE) aplicaciones_vacantes, candidates, aplicacion_historial, counters',
  );
}
