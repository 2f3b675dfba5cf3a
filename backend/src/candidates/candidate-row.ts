import { type Estado, type Prioridad, type Stage, STAGE_OF_ESTADO } from '@hiring/contract';
import { targetsOf } from './application.rules.js';
import type { CandidateRow, RowTag } from './candidate.dto.js';
import { cvUrl } from './cv.dto.js';
import { nextInterviewJoin } from './next-interview.js';
import { OVERDUE_COLUMNS, OVERDUE_JOIN } from './overdue.js';

/** What a list reads: plain columns, no entities and no long texts (scale.md). */
export const ROW_COLUMNS = `
  c.id, c.nombre, c.apellidos, c.email, u.email_verified_at IS NOT NULL AS email_verified, c.telefono, c.ciudad,
  c.departamento, c.posicion, c.estado, c.prioridad, c.fecha_aplicacion, c.fecha_respuesta,
  c.cv_archivo_id IS NOT NULL AS tiene_cv, left(c.carta_presentacion, 280) AS extracto_carta,
  c.aplicacion_actual_id AS aplicacion_id, c.aplicacion_version, c.vacante_id, v.titulo AS vacante_titulo,
  c.otras_abiertas, c.retirada_at, c.created_at, c.updated_at,
  c.espera_desde, e.inicio AS entrevista_inicio, ${OVERDUE_COLUMNS},
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', t.id, 'nombre', t.nombre, 'color', t.color) ORDER BY t.clave)
    FROM candidato_etiquetas ce JOIN etiquetas t ON t.id = ce.etiqueta_id WHERE ce.candidato_id = c.id
  ), '[]') AS etiquetas`;

export const ROW_JOINS = `LEFT JOIN users u ON u.id = c.user_id LEFT JOIN vacantes v ON v.id = c.vacante_id
  ${OVERDUE_JOIN}
  ${nextInterviewJoin('c.aplicacion_actual_id')}`;

/** A row as the database gives it. */
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
  fecha_aplicacion: Date;
  fecha_respuesta: Date | null;
  tiene_cv: boolean;
  extracto_carta: string | null;
  aplicacion_id: string;
  aplicacion_version: number;
  vacante_id: string | null;
  vacante_titulo: string | null;
  otras_abiertas: number;
  retirada_at: Date | null;
  espera_desde: Date | null;
  entrevista_inicio: Date | null;
  sin_respuesta_dias: number | null;
  sin_respuesta_aplicacion_id: string | null;
  etiquetas: RowTag[];
  created_at: Date;
  updated_at: Date;
}

export function toCandidateRow(record: CandidateRowRecord): CandidateRow {
  const { retirada_at, ...row } = record;
  const stage: Stage = STAGE_OF_ESTADO[record.estado];
  return {
    ...row,
    coincidencia: null,
    stage,
    retirada: retirada_at !== null,
    mover_a: targetsOf({ estado: record.estado, retirada_at, deleted_at: null }),
    cv_url: record.tiene_cv ? cvUrl(record.id) : null,
    fecha_aplicacion: record.fecha_aplicacion.toISOString(),
    fecha_respuesta: record.fecha_respuesta?.toISOString() ?? null,
    espera_desde: record.espera_desde?.toISOString() ?? null,
    entrevista_inicio: record.entrevista_inicio?.toISOString() ?? null,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}
