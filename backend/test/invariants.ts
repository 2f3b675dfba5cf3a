import type { DataSource } from 'typeorm';

/** What must always hold: each query finds the rows that break its rule. */
const RULES: Record<string, string> = {
  'a person shows the current application': `
    SELECT c.id FROM candidates c
    CROSS JOIN LATERAL (
      SELECT a.* FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id AND a.deleted_at IS NULL
      ORDER BY CASE
          WHEN a.retirada_at IS NOT NULL THEN 0
          WHEN a.estado = 'entrevista_realizada' THEN 13 WHEN a.estado = 'entrevista_programada' THEN 12
          WHEN a.estado = 'en_revision' THEN 11 WHEN a.estado = 'recibida' THEN 10
          WHEN a.estado = 'contratada' THEN 5 ELSE 0 END DESC,
        a.fecha_aplicacion DESC, a.id DESC
      LIMIT 1
    ) a
    WHERE (c.aplicacion_actual_id, c.aplicacion_version, c.vacante_id, c.estado, c.prioridad, c.fecha_aplicacion,
           c.fecha_respuesta, c.fecha_contratacion, c.feedback_rrhh, c.retirada_at)
      IS DISTINCT FROM
          (a.id, a.version, a.vacante_id, a.estado, a.prioridad, a.fecha_aplicacion,
           a.fecha_respuesta, a.fecha_contratacion, a.feedback_rrhh, a.retirada_at)`,
  'a person counts the other open applications': `
    SELECT c.id FROM candidates c WHERE c.otras_abiertas <> (
      SELECT count(*) FROM aplicaciones_vacantes a
      WHERE a.candidato_id = c.id AND a.id <> c.aplicacion_actual_id AND a.deleted_at IS NULL
        AND a.retirada_at IS NULL AND a.estado NOT IN ('contratada', 'rechazada'))`,
  'a person waits as long as the open application that waits longest': `
    SELECT c.id FROM candidates c WHERE c.espera_desde IS DISTINCT FROM (
      SELECT min(a.en_fase_desde) FROM aplicaciones_vacantes a
      WHERE a.candidato_id = c.id AND a.deleted_at IS NULL
        AND a.retirada_at IS NULL AND a.estado NOT IN ('contratada', 'rechazada'))`,
  'nobody is shown without an application': `
    SELECT c.id FROM candidates c WHERE c.deleted_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id)`,
  'nobody has two open applications for one vacancy': `
    SELECT min(id::text) AS id FROM aplicaciones_vacantes
    WHERE deleted_at IS NULL AND retirada_at IS NULL AND estado NOT IN ('contratada', 'rechazada')
    GROUP BY candidato_id, vacante_id HAVING count(*) > 1`,
  'counters of people are true': `
    SELECT k1 || ' ' || k2 AS id FROM (
      SELECT k1, k2, sum(value) AS n FROM counters WHERE name = 'candidates' GROUP BY k1, k2 HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT etapa AS k1, departamento AS k2, count(*) AS n FROM candidates
      WHERE retirada_at IS NULL AND deleted_at IS NULL GROUP BY 1, 2) real USING (k1, k2)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'counters of interviews are true': `
    SELECT k1 AS id FROM (
      SELECT k1, sum(value) AS n FROM counters WHERE name = 'interviews' GROUP BY k1 HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT estado AS k1, count(*) AS n FROM interviews WHERE deleted_at IS NULL GROUP BY 1) real USING (k1)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'counters of applications to vacancies are true': `
    SELECT k1 AS id FROM (
      SELECT k1, sum(value) AS n FROM counters WHERE name = 'vacancy_applications' GROUP BY k1 HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT vacante_id::text AS k1, count(*) AS n FROM aplicaciones_vacantes
      WHERE vacante_id IS NOT NULL AND deleted_at IS NULL GROUP BY 1) real USING (k1)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'counters of applications by place are true': `
    SELECT k1 || ' ' || k2 AS id FROM (
      SELECT k1, k2, sum(value) AS n FROM counters WHERE name = 'applications' GROUP BY k1, k2 HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT CASE WHEN retirada_at IS NOT NULL THEN 'retirada'
          WHEN estado LIKE 'entrevista%' THEN 'entrevista' ELSE estado END AS k1, departamento AS k2, count(*) AS n
      FROM aplicaciones_vacantes WHERE deleted_at IS NULL GROUP BY 1, 2) real USING (k1, k2)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'counters of accounts are true': `
    SELECT k1 AS id FROM (
      SELECT k1, sum(value) AS n FROM counters WHERE name = 'users' GROUP BY k1 HAVING sum(value) <> 0) counted
    FULL JOIN (SELECT role AS k1, count(*) AS n FROM users GROUP BY 1) real USING (k1)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'an application has reached where it stands, and where its moves that stand took it': `
    SELECT a.id FROM aplicaciones_vacantes a
    CROSS JOIN LATERAL (
      SELECT array_agg(DISTINCT CASE WHEN e LIKE 'entrevista%' THEN 'entrevista' ELSE e END) AS stages FROM (
        SELECT 'recibida' AS e UNION ALL SELECT a.estado
        UNION ALL SELECT h.a FROM aplicacion_historial h
          WHERE h.aplicacion_id = a.id AND h.tipo = 'movida' AND h.deshecha_at IS NULL) seen) reached
    WHERE a.etapas_alcanzadas <> (
      SELECT sum(CASE s WHEN 'recibida' THEN 1 WHEN 'en_revision' THEN 2 WHEN 'entrevista' THEN 4
        WHEN 'contratada' THEN 8 ELSE 16 END) FROM unnest(reached.stages) s)`,
  'stays follow one another': `
    SELECT h.id FROM aplicacion_historial h
    CROSS JOIN LATERAL (
      SELECT max(p.created_at) AS since FROM aplicacion_historial p
      WHERE p.aplicacion_id = h.aplicacion_id AND p.tipo = 'movida' AND p.deshecha_at IS NULL
        AND p.estancia_etapa IS NOT NULL AND p.created_at < h.created_at) before
    WHERE h.estancia_etapa IS NOT NULL AND h.deshecha_at IS NULL
      AND (h.estancia_desde > h.created_at OR h.estancia_desde <> before.since)`,
  'counters of vacancies are true': `
    SELECT k1 AS id FROM (
      SELECT k1, k2, sum(value) AS n FROM counters WHERE name = 'vacancy_states' GROUP BY k1, k2
      HAVING sum(value) <> 0) counted
    FULL JOIN (
      SELECT estado AS k1, destacada::text AS k2, count(*) AS n FROM vacantes GROUP BY 1, 2) real USING (k1, k2)
    WHERE counted.n IS DISTINCT FROM real.n`,
  'the history ends in the estado': `
    SELECT a.id FROM aplicaciones_vacantes a
    JOIN LATERAL (
      SELECT h.a FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.a IS NOT NULL
      ORDER BY h.created_at DESC, h.id DESC LIMIT 1) last ON true
    WHERE last.a <> a.estado`,
  'what the candidate sees is the last thing shown': `
    SELECT a.id FROM aplicaciones_vacantes a
    JOIN LATERAL (
      SELECT h.a FROM aplicacion_historial h
      WHERE h.aplicacion_id = a.id AND h.a IS NOT NULL AND h.visible_at IS NOT NULL AND h.deshecha_at IS NULL
        AND h.tipo IN ('creada', 'movida')
      ORDER BY h.created_at DESC, h.id DESC LIMIT 1) seen ON true
    WHERE seen.a <> a.estado_candidato`,
  'only a rejection that waits hides an estado from the candidate': `
    SELECT a.id FROM aplicaciones_vacantes a WHERE a.estado <> a.estado_candidato AND NOT EXISTS (
      SELECT 1 FROM aplicacion_historial h JOIN correos c ON c.historial_id = h.id
      WHERE h.aplicacion_id = a.id AND h.a = a.estado AND h.visible_at IS NULL AND h.deshecha_at IS NULL
        AND c.estado IN ('pendiente', 'enviando', 'omitido'))`,
  'an answered application has its date': `
    SELECT id FROM aplicaciones_vacantes
    WHERE estado <> 'recibida' AND retirada_at IS NULL AND fecha_respuesta IS NULL`,
  'the date of an answer comes from a move, and no earlier than the application': `
    SELECT a.id FROM aplicaciones_vacantes a WHERE a.fecha_respuesta IS NOT NULL AND (
      a.fecha_respuesta < a.fecha_aplicacion OR NOT EXISTS (
        SELECT 1 FROM aplicacion_historial h WHERE h.aplicacion_id = a.id AND h.tipo = 'movida'))`,
  'the date of hiring stands while hired': `
    SELECT id FROM aplicaciones_vacantes WHERE (estado = 'contratada') <> (fecha_contratacion IS NOT NULL)`,
  'an interview is of the person who applied': `
    SELECT i.id FROM interviews i JOIN aplicaciones_vacantes a ON a.id = i.aplicacion_id
    WHERE a.candidato_id <> i.candidato_id`,
  'a message tells of an event of its own application': `
    SELECT m.id FROM correos m
    LEFT JOIN aplicacion_historial h ON h.id = m.historial_id
    LEFT JOIN aplicaciones_vacantes a ON a.id = m.aplicacion_id
    WHERE m.historial_id IS NOT NULL
      AND (h.aplicacion_id IS DISTINCT FROM m.aplicacion_id OR a.candidato_id IS DISTINCT FROM m.candidato_id)`,
  'a file in use has its owner, and an owner its file': `
    SELECT f.id FROM archivos f
    LEFT JOIN cv_historial v ON v.archivo_id = f.id
    LEFT JOIN documentos_solicitados d ON d.archivo_id = f.id
    LEFT JOIN mensajes_hilo_adjuntos t ON t.archivo_id = f.id
    LEFT JOIN borradores_candidatura b ON b.cv_archivo_id = f.id
    LEFT JOIN borradores_cv i ON i.archivo_id = f.id
    WHERE (f.estado = 'en_uso')::int <> num_nonnulls(v.id, d.id, t.archivo_id, b.id, i.id)`,
  'a person has the last CV of the history': `
    SELECT c.id FROM candidates c
    LEFT JOIN cv_historial v ON v.candidato_id = c.id AND v.hasta IS NULL
    WHERE c.cv_archivo_id IS DISTINCT FROM v.archivo_id`,
  'one change has one message': `
    SELECT historial_id AS id FROM correos WHERE historial_id IS NOT NULL AND causa NOT LIKE 'reenvio:%'
    GROUP BY historial_id HAVING count(*) > 1`,
  'a sent message has its date': `
    SELECT id FROM correos WHERE (estado = 'enviado') <> (enviado_at IS NOT NULL) AND estado = 'enviado'`,
};

/** Each broken rule with the first ids that break it; none when all hold. */
export async function findInvariantViolations(dataSource: DataSource): Promise<string[]> {
  const violations: string[] = [];
  for (const [rule, sql] of Object.entries(RULES)) {
    const rows = await dataSource.query<{ id: string }[]>(`${sql} LIMIT 5`);
    if (rows.length > 0) violations.push(`${rule}: ${rows.map(({ id }) => id).join(', ')}`);
  }
  return violations;
}
