import type { EntityManager } from 'typeorm';
import type { DataSubject } from '../../personal-data/personal-data-hooks.js';

/** Deletes responses to others that contain this person. The requests stay marked as done and are not repeated. */
export async function forgetAnswers(
  manager: EntityManager,
  { userId, candidateId }: DataSubject,
): Promise<void> {
  await manager.query(
    `UPDATE peticiones_idempotentes SET contestacion = NULL, respuesta = NULL, respuesta_clave = NULL, estado_http = NULL, nombra = '{}'
     WHERE nombra && array_remove($1::uuid[], NULL)`,
    [[userId, candidateId]],
  );
}
