import type { EntityManager } from 'typeorm';
import type { BeforeMove } from '../history/application-history.entity.js';
import { Application } from '../application.entity.js';
import type { ApplicationColumns } from './lock-application.js';

/** What a move is about to change. */
export function beforeMove(application: ApplicationColumns): BeforeMove {
  return {
    estado: application.estado,
    estado_candidato: application.estado_candidato,
    fase_id: application.fase_id,
    fecha_respuesta: application.fecha_respuesta?.toISOString() ?? null,
    fecha_contratacion: application.fecha_contratacion?.toISOString() ?? null,
    en_fase_desde: application.en_fase_desde.toISOString(),
  };
}

/** Restores an application's columns from before a move; its row must be locked. */
export async function restoreApplication(
  manager: EntityManager,
  application: ApplicationColumns,
  antes: Pick<BeforeMove, 'estado' | 'estado_candidato'> & Partial<BeforeMove>,
  now: Date,
): Promise<void> {
  await manager.update(Application, application.id, {
    estado: antes.estado,
    estado_candidato: antes.estado_candidato,
    fase_id: antes.fase_id ?? null,
    fecha_respuesta: antes.fecha_respuesta ?? null,
    fecha_contratacion: antes.fecha_contratacion ?? null,
    en_fase_desde: antes.en_fase_desde ?? application.en_fase_desde,
    version: application.version + 1,
    updated_at: now,
  });
}
