import type { EntityManager } from 'typeorm';

/**
 * After records were united or parted: a task of the person's incorporaciones whose document is asked for on the other
 * record follows the request of the same name that the person has. Theirs is open, so that the task is not done.
 */
export async function followRequests(manager: EntityManager, candidateId: string, now: Date): Promise<void> {
  await manager.query(
    `UPDATE tareas_incorporacion t SET documento_id = own.id, hecha_at = NULL, hecha_por = NULL,
       turno = CASE WHEN own.estado = 'subido' THEN 'rrhh' ELSE t.quien END, version = t.version + 1, updated_at = $2
     FROM aplicaciones_vacantes a
     JOIN incorporaciones i ON i.aplicacion_id = a.id
     JOIN tareas_incorporacion task ON task.incorporacion_id = i.id
     JOIN documentos_solicitados d ON d.id = task.documento_id AND d.candidato_id <> a.candidato_id
     JOIN documentos_solicitados own ON own.candidato_id = a.candidato_id AND lower(own.nombre) = lower(d.nombre)
       AND own.estado IN ('pendiente', 'subido', 'rechazado')
     WHERE a.candidato_id = $1 AND t.id = task.id`,
    [candidateId, now],
  );
}
