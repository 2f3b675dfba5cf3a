/*
 * What tells that somebody has gone on with a person or an application since an import wrote it. The message that the
 * import itself wrote is none of it.
 */

/** Tables in which a new person has nothing. A test compares them with the foreign keys of the database. */
export const FOLLOWED_BY = {
  interviews: 'Tiene entrevistas',
  invitaciones_cita: 'Se le ha ofrecido una cita',
  notas_candidato: 'Tiene notas',
  documentos_solicitados: 'Tiene documentos',
  candidato_etiquetas: 'Tiene etiquetas',
  invitaciones_vacante: 'Se le ha invitado a una vacante',
  consentimientos: 'Ha dado un consentimiento',
  hilos: 'Hay mensajes con esta persona',
  cualificaciones: 'Tiene permisos o cualificaciones',
  disponibilidades: 'Ha indicado su disponibilidad',
  notificaciones: 'Se le ha avisado de algo',
  retenciones: 'Sus datos están retenidos',
  solicitudes_derechos: 'Ha pedido algo sobre sus datos',
} as const satisfies Record<string, string>;

/** Tables that say it in their own way, below, or that nobody's work is in. */
export const LOOKED_AT = [
  'aplicaciones_vacantes',
  'correos',
  'cv_historial',
  'fusiones',
  'procedencias',
  'importacion_filas',
  'busqueda_candidatos',
  'plazos_conservacion',
  'webhook_eventos',
] as const;

const OTHER_MAIL = `EXISTS (SELECT 1 FROM correos m WHERE m.candidato_id = c.id
  AND m.causa <> 'candidatura_recibida:' || f.aplicacion_id::text)`;

/** Of rows of an import ($1, $2) that created a person: those to be kept and why. */
export const UNTOUCHED_PERSON = `
  SELECT numero, motivo FROM (
    SELECT f.numero, CASE
      WHEN c.user_id IS NOT NULL THEN 'Tiene una cuenta'
      WHEN c.deleted_at IS NOT NULL OR EXISTS (
        SELECT 1 FROM fusiones u WHERE c.id IN (u.conservado_id, u.absorbido_id)) THEN 'Se ha unido a otra ficha'
      WHEN c.updated_at <> c.created_at THEN 'Se ha cambiado su ficha'
      WHEN EXISTS (SELECT 1 FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id
        AND a.id IS DISTINCT FROM f.aplicacion_id) THEN 'Tiene otra candidatura'
      WHEN EXISTS (SELECT 1 FROM aplicaciones_vacantes a WHERE a.candidato_id = c.id AND a.version <> 1)
        THEN 'Su candidatura se ha movido o anotado'
      WHEN EXISTS (SELECT 1 FROM cv_historial h WHERE h.candidato_id = c.id AND h.origen <> 'importacion')
        THEN 'Tiene otro CV'
      ${Object.entries(FOLLOWED_BY)
        .map(
          ([table, motivo]) =>
            `WHEN EXISTS (SELECT 1 FROM ${table} t WHERE t.candidato_id = c.id) THEN '${motivo}'`,
        )
        .join('\n      ')}
      WHEN ${OTHER_MAIL} THEN 'Se le ha escrito'
    END AS motivo
    FROM importacion_filas f JOIN candidates c ON c.id = f.candidato_id
    WHERE f.importacion_id = $1 AND f.numero = ANY($2)
  ) rows WHERE motivo IS NOT NULL`;

/** An application ($1) that was added to a person ($2): why it is kept; null: nobody has touched it. */
export const UNTOUCHED_APPLICATION = `
  SELECT CASE
    WHEN a.candidato_id <> $2 THEN 'La ficha se ha unido a otra'
    WHEN a.version <> 1 OR a.retirada_at IS NOT NULL THEN 'La candidatura se ha movido o anotado'
    WHEN EXISTS (SELECT 1 FROM interviews i WHERE i.aplicacion_id = a.id) THEN 'Tiene entrevistas'
    WHEN EXISTS (SELECT 1 FROM notas_candidato n WHERE n.aplicacion_id = a.id) THEN 'Tiene notas'
    WHEN EXISTS (SELECT 1 FROM documentos_solicitados d WHERE d.aplicacion_id = a.id) THEN 'Tiene documentos'
    WHEN EXISTS (SELECT 1 FROM invitaciones_cita o WHERE o.aplicacion_id = a.id) THEN 'Se le ha ofrecido una cita'
    WHEN EXISTS (SELECT 1 FROM evaluaciones e WHERE e.aplicacion_id = a.id) THEN 'Tiene evaluaciones'
    WHEN EXISTS (SELECT 1 FROM correos m WHERE m.aplicacion_id = a.id
      AND m.causa <> 'candidatura_recibida:' || a.id::text) THEN 'Se le ha escrito'
  END AS motivo
  FROM aplicaciones_vacantes a WHERE a.id = $1 AND a.deleted_at IS NULL`;
