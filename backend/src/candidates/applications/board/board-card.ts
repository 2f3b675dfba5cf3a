import { type Estado, type Prioridad, STAGE_OF_ESTADO } from '@hiring/contract';
import { isOpen, targetsOf } from '../application.rules.js';
import { cvUrl } from '../../cv/cv.dto.js';
import { nextInterviewJoin } from '../../people/projection/next-interview.js';
import type { BoardCard } from './board.dto.js';

/** A card as the database gives it. */
export interface BoardCardRecord {
  id: string;
  candidato_id: string;
  nombre: string;
  apellidos: string;
  email: string;
  telefono: string;
  tiene_cv: boolean;
  departamento: string;
  posicion: string;
  estado: Estado;
  prioridad: Prioridad;
  fecha_aplicacion: Date;
  /** As a cursor names it. */
  fecha_exacta: string;
  aplicacion_id: string;
  aplicacion_version: number;
  vacante_id: string | null;
  vacante_titulo: string | null;
  tiene_feedback: boolean;
  entrevista_inicio: Date | null;
  actual_id: string;
  actual_estado: Estado;
  actual_retirada_at: Date | null;
  otras_abiertas: number;
}

/**
 * The next live interview is that of the application shown.
 * Department and position are those of the person, or of the application on a vacancy's board.
 */
export const cardSelect = (ofVacancy: boolean): string => {
  const job = ofVacancy ? 'a' : 'c';
  return `SELECT ${ofVacancy ? 'a.id' : 'c.id'} AS id, c.id AS candidato_id, c.nombre, c.apellidos, c.email, c.telefono,
      c.cv_archivo_id IS NOT NULL AS tiene_cv, ${job}.departamento, ${job}.posicion, a.estado, a.prioridad,
      a.fecha_aplicacion,
      to_char(page.fecha_aplicacion AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS fecha_exacta,
      a.id AS aplicacion_id, a.version AS aplicacion_version, a.vacante_id, v.titulo AS vacante_titulo,
      a.feedback_rrhh IS NOT NULL AS tiene_feedback, e.inicio AS entrevista_inicio,
      c.aplicacion_actual_id AS actual_id, c.estado AS actual_estado, c.retirada_at AS actual_retirada_at,
      c.otras_abiertas
    FROM page
    ${
      ofVacancy
        ? 'JOIN aplicaciones_vacantes a ON a.id = page.id JOIN candidates c ON c.id = a.candidato_id AND c.deleted_at IS NULL'
        : 'JOIN candidates c ON c.id = page.id JOIN aplicaciones_vacantes a ON a.id = c.aplicacion_actual_id'
    }
    LEFT JOIN vacantes v ON v.id = a.vacante_id
    ${nextInterviewJoin('a.id')}
    ORDER BY page.fecha_aplicacion DESC, page.id DESC`;
};

export function toBoardCard(record: BoardCardRecord): BoardCard {
  const { fecha_exacta: _cursor, actual_id, actual_estado, actual_retirada_at, ...card } = record;
  const live = { retirada_at: null, deleted_at: null };
  const open = (estado: Estado, retirada_at: Date | null) =>
    isOpen({ estado, retirada_at, deleted_at: null }) ? 1 : 0;
  // The projection counts those besides the current one; here another one may be shown.
  const others =
    actual_id === record.aplicacion_id
      ? record.otras_abiertas
      : record.otras_abiertas + open(actual_estado, actual_retirada_at) - open(record.estado, null);
  return {
    ...card,
    otras_abiertas: Math.max(0, others),
    stage: STAGE_OF_ESTADO[record.estado],
    mover_a: targetsOf({ estado: record.estado, ...live }),
    cv_url: record.tiene_cv ? cvUrl(record.candidato_id) : null,
    fecha_aplicacion: record.fecha_aplicacion.toISOString(),
    entrevista_inicio: record.entrevista_inicio?.toISOString() ?? null,
  };
}
