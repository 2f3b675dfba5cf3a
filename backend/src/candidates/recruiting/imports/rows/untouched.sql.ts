import { sql } from 'kysely';

/* Detects changes of a person or an application after an import wrote it. The import's own message does not count. */

/** Tables without rows for a new person. A test compares them with the database's foreign keys. */
export const FOLLOWED_BY = {
  interviews: 'Tiene entrevistas',
  invitaciones_cita: 'Se le ha ofrecido una cita',
  notas_candidato: 'Tiene notas',
  tareas: 'Tiene tareas',
  documentos_solicitados: 'Tiene documentos',
  candidato_etiquetas: 'Tiene etiquetas',
  invitaciones_vacante: 'Se le ha invitado a una vacante',
  consentimientos: 'Ha dado un consentimiento',
  consentimientos_canal: 'Ha dicho si acepta mensajes de WhatsApp o SMS',
  hilos: 'Hay mensajes con esta persona',
  cualificaciones: 'Tiene permisos o cualificaciones',
  disponibilidades: 'Ha indicado su disponibilidad',
  notificaciones: 'Se le ha avisado de algo',
  retenciones: 'Sus datos están retenidos',
  solicitudes_derechos: 'Ha pedido algo sobre sus datos',
} as const satisfies Record<string, string>;

/** Tables with a condition of their own, below, and tables that hold nobody's work. */
export const LOOKED_AT = [
  'aplicaciones_vacantes',
  'correos',
  'correos_sin_asignar',
  'cv_historial',
  'fusiones',
  'procedencias',
  'importacion_filas',
  'busqueda_candidatos',
  'plazos_conservacion',
  'webhook_eventos',
] as const;

const FOLLOWED = sql.raw(
  Object.entries(FOLLOWED_BY)
    .map(
      ([table, motivo]) =>
        `when exists (select from ${table} t where t.candidato_id = c.id) then '${motivo}'`,
    )
    .join('\n  '),
);

/** Why person `c`, created by row `f` of an import, is kept; null: unchanged since. */
export const KEEPS_PERSON = sql<string | null>`case
  when c.user_id is not null then 'Tiene una cuenta'
  when c.deleted_at is not null or exists (
    select from fusiones u where c.id in (u.conservado_id, u.absorbido_id)) then 'Se ha unido a otra ficha'
  when c.updated_at <> c.created_at then 'Se ha cambiado su ficha'
  when exists (select from aplicaciones_vacantes a where a.candidato_id = c.id
    and a.id is distinct from f.aplicacion_id) then 'Tiene otra candidatura'
  when exists (select from aplicaciones_vacantes a where a.candidato_id = c.id and a.version <> 1)
    then 'Su candidatura se ha movido o anotado'
  when exists (select from cv_historial h where h.candidato_id = c.id and h.origen <> 'importacion')
    then 'Tiene otro CV'
  when exists (select from ofertas p where p.aplicacion_id = f.aplicacion_id) then 'Tiene una oferta'
  ${FOLLOWED}
  when exists (select from correos m where m.candidato_id = c.id
    and m.causa <> 'candidatura_recibida:' || f.aplicacion_id::text) then 'Se le ha escrito'
end`;

/** Why application `a`, added to a person, is kept; null: unchanged since. */
export const keepsApplication = (candidateId: string | null) => sql<string | null>`case
  when a.candidato_id <> ${candidateId} then 'La ficha se ha unido a otra'
  when a.version <> 1 or a.retirada_at is not null then 'La candidatura se ha movido o anotado'
  when exists (select from interviews i where i.aplicacion_id = a.id) then 'Tiene entrevistas'
  when exists (select from notas_candidato n where n.aplicacion_id = a.id) then 'Tiene notas'
  when exists (select from tareas t where t.aplicacion_id = a.id) then 'Tiene tareas'
  when exists (select from documentos_solicitados d where d.aplicacion_id = a.id) then 'Tiene documentos'
  when exists (select from invitaciones_cita o where o.aplicacion_id = a.id) then 'Se le ha ofrecido una cita'
  when exists (select from evaluaciones e where e.aplicacion_id = a.id) then 'Tiene evaluaciones'
  when exists (select from ofertas p where p.aplicacion_id = a.id) then 'Tiene una oferta'
  when exists (select from correos m where m.aplicacion_id = a.id
    and m.causa <> 'candidatura_recibida:' || a.id::text) then 'Se le ha escrito'
end`;
