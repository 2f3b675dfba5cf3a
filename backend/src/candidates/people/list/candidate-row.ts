import { type Estado, type Prioridad, STAGE_OF_ESTADO } from '@hiring/contract';
import { isoInstant } from '../../../platform/database/iso-instant.js';
import { OTHER_STAGES } from '../../applications/application.rules.js';
import type { CandidateRow, RowTag } from '../candidate.dto.js';
import { cvUrl } from '../../cv/cv.dto.js';
import { nextInterviewJoin } from '../projection/next-interview.js';
import { OVERDUE_COLUMNS, OVERDUE_JOIN } from '../../applications/list/overdue.js';

/**
 * What a list reads: plain columns, no entities and no long texts. Instants are texts: making a `Date` of each
 * and a text of that again took a fifth of a page's time.
 */
export const ROW_COLUMNS = `
  c.id, c.nombre, c.apellidos, c.email, u.email_verified_at IS NOT NULL AS email_verified, c.telefono, c.ciudad,
  c.departamento, c.posicion, c.estado, c.prioridad, c.fecha_aplicacion::text, c.fecha_respuesta::text,
  c.cv_archivo_id IS NOT NULL AS tiene_cv, left(c.carta_presentacion, 280) AS extracto_carta,
  c.aplicacion_actual_id AS aplicacion_id, c.aplicacion_version, c.vacante_id, v.titulo AS vacante_titulo,
  c.otras_abiertas, c.retirada_at IS NOT NULL AS retirada, c.created_at::text, c.modificado_at::text AS updated_at,
  c.espera_desde::text, e.inicio::text AS entrevista_inicio, ${OVERDUE_COLUMNS},
  (
    SELECT jsonb_agg(jsonb_build_object('id', t.id, 'nombre', t.nombre, 'color', t.color) ORDER BY t.clave)
    FROM candidato_etiquetas ce JOIN etiquetas t ON t.id = ce.etiqueta_id WHERE ce.candidato_id = c.id
  ) AS etiquetas`;

export const ROW_JOINS = `LEFT JOIN users u ON u.id = c.user_id LEFT JOIN vacantes v ON v.id = c.vacante_id
  ${OVERDUE_JOIN}
  ${nextInterviewJoin('c.aplicacion_actual_id')}`;

/** A row as the database gives it; instants as PostgreSQL writes them. */
export interface CandidateRowRecord {
  id: string;
  nombre: string;
  apellidos: string;
  email: string;
  email_verified: boolean;
  telefono: string;
  ciudad: string;
  departamento: string;
  posicion: string;
  estado: Estado;
  prioridad: Prioridad;
  fecha_aplicacion: string;
  fecha_respuesta: string | null;
  tiene_cv: boolean;
  extracto_carta: string | null;
  aplicacion_id: string;
  aplicacion_version: number;
  vacante_id: string | null;
  vacante_titulo: string | null;
  otras_abiertas: number;
  retirada: boolean;
  espera_desde: string | null;
  entrevista_inicio: string | null;
  sin_respuesta_dias: number | null;
  sin_respuesta_aplicacion_id: string | null;
  etiquetas: RowTag[] | null;
  created_at: string;
  updated_at: string;
}

/** Each field is named: copying what is left of a record costs twenty times as much. */
export function toCandidateRow(
  record: CandidateRowRecord,
  coincidencia: CandidateRow['coincidencia'] = null,
): CandidateRow {
  return {
    id: record.id,
    nombre: record.nombre,
    apellidos: record.apellidos,
    email: record.email,
    email_verified: record.email_verified,
    telefono: record.telefono,
    ciudad: record.ciudad,
    departamento: record.departamento,
    posicion: record.posicion,
    estado: record.estado,
    stage: STAGE_OF_ESTADO[record.estado],
    prioridad: record.prioridad,
    fecha_aplicacion: isoInstant(record.fecha_aplicacion),
    fecha_respuesta: record.fecha_respuesta && isoInstant(record.fecha_respuesta),
    espera_desde: record.espera_desde && isoInstant(record.espera_desde),
    sin_respuesta_dias: record.sin_respuesta_dias,
    sin_respuesta_aplicacion_id: record.sin_respuesta_aplicacion_id,
    entrevista_inicio: record.entrevista_inicio && isoInstant(record.entrevista_inicio),
    tiene_cv: record.tiene_cv,
    cv_url: record.tiene_cv ? cvUrl(record.id) : null,
    coincidencia,
    extracto_carta: record.extracto_carta,
    aplicacion_id: record.aplicacion_id,
    aplicacion_version: record.aplicacion_version,
    vacante_id: record.vacante_id,
    vacante_titulo: record.vacante_titulo,
    otras_abiertas: record.otras_abiertas,
    retirada: record.retirada,
    mover_a: record.retirada ? [] : OTHER_STAGES[record.estado],
    etiquetas: record.etiquetas ?? [],
    created_at: isoInstant(record.created_at),
    updated_at: isoInstant(record.updated_at),
  };
}
