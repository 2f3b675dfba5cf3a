import { isEndedEstado, STAGE_OF_ESTADO } from '@hiring/contract';
import { isoInstant } from '../../../platform/database/iso-instant.js';
import type { ApplicationRow } from './application-row.dto.js';
import { OTHER_STAGES } from '../application.rules.js';

/** What the list reads, of `aplicaciones_vacantes a`; instants as texts. */
export const APPLICATION_COLUMNS = `
  a.id, a.candidato_id, c.nombre AS candidato_nombre, c.apellidos AS candidato_apellidos, a.vacante_id,
  v.titulo AS vacante_titulo, a.departamento, a.posicion, a.estado, a.prioridad, a.canal, a.fecha_aplicacion::text,
  a.en_fase_desde::text, a.fecha_respuesta::text, a.fecha_contratacion::text, a.retirada_at IS NOT NULL AS retirada,
  a.version, a.created_at::text, a.modificado_at::text AS updated_at`;
export const APPLICATION_JOINS = `
  JOIN candidates c ON c.id = a.candidato_id LEFT JOIN vacantes v ON v.id = a.vacante_id`;

/** A row as the database gives it. */
export type ApplicationRowRecord = Omit<ApplicationRow, 'stage' | 'abierta' | 'mover_a'>;

export function toApplicationRow(record: ApplicationRowRecord): ApplicationRow {
  const { estado, retirada } = record;
  return {
    id: record.id,
    candidato_id: record.candidato_id,
    candidato_nombre: record.candidato_nombre,
    candidato_apellidos: record.candidato_apellidos,
    vacante_id: record.vacante_id,
    vacante_titulo: record.vacante_titulo,
    departamento: record.departamento,
    posicion: record.posicion,
    estado,
    stage: STAGE_OF_ESTADO[estado],
    prioridad: record.prioridad,
    canal: record.canal,
    fecha_aplicacion: isoInstant(record.fecha_aplicacion),
    en_fase_desde: isoInstant(record.en_fase_desde),
    fecha_respuesta: record.fecha_respuesta && isoInstant(record.fecha_respuesta),
    fecha_contratacion: record.fecha_contratacion && isoInstant(record.fecha_contratacion),
    retirada,
    abierta: !retirada && !isEndedEstado(estado),
    version: record.version,
    mover_a: retirada ? [] : OTHER_STAGES[estado],
    created_at: isoInstant(record.created_at),
    updated_at: isoInstant(record.updated_at),
  };
}
