import type { Estado, InterviewTipo, Prioridad, Stage } from '@hiring/contract';
import { TAG_TONES, type TagTone } from '@hiring/contract';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ApplicationResponse } from '../applications/application.dto.js';
import { ConsentResponse } from './consents/consent.dto.js';
import { QualificationsResponse } from './qualifications/qualifications.dto.js';
import { ProfileAnswer } from './profile/profile-shapes.js';
import { CvResponse } from '../cv/cv.dto.js';
import { MatchResponse } from '../search/search.dto.js';

/** A tag as rows show it. */
export class RowTag {
  id: string;
  nombre: string;
  @ApiProperty({ enum: TAG_TONES })
  color: TagTone;
}

/** One row of HR's list: a person by the current application, without the long texts. */
export class CandidateRow {
  id: string;
  nombre: string;
  apellidos: string;
  email: string;
  /** False: HR reads "Email sin verificar". */
  email_verified: boolean;
  telefono: string;
  ciudad: string;
  /** Code of the department. */
  departamento: string;
  /** Code of the position, or free text. */
  posicion: string;
  estado: Estado;
  stage: Stage;
  prioridad: Prioridad;
  /** ISO 8601 instant. */
  fecha_aplicacion: string;
  /** ISO 8601 instant of the first move out of recibida. */
  fecha_respuesta: string | null;
  /** ISO 8601 instant since when the open application that waits longest has waited; null when none is open. */
  espera_desde: string | null;
  /** Whole days without an answer, when an answer is overdue; else null. */
  sin_respuesta_dias: number | null;
  /** The application of these days: it may be another than the one shown. */
  sin_respuesta_aplicacion_id: string | null;
  /** ISO 8601 instant of the next live interview of the application shown; null when there is none. */
  entrevista_inicio: string | null;
  tiene_cv: boolean;
  /** API address that checks who asks. */
  cv_url: string | null;
  /** Where `q` was found, when the row itself does not show it. */
  coincidencia: MatchResponse | null;
  /** The cover letter's first 280 characters. */
  extracto_carta: string | null;
  /** The application shown; every action names it and its version. */
  aplicacion_id: string;
  aplicacion_version: number;
  vacante_id: string | null;
  vacante_titulo: string | null;
  /** Open applications besides the one shown. */
  otras_abiertas: number;
  /** The candidate withdrew it. */
  retirada: boolean;
  /** Stages it may be moved to. */
  mover_a: Stage[];
  /** What HR has labelled the person with, by name. */
  @ApiProperty({ type: [RowTag] })
  etiquetas: RowTag[];
  created_at: string;
  /** ISO 8601 instant of the last change of anything but the tags: the list's sort and `updated_since` go by it. */
  updated_at: string;
}

/** Everything HR reads about a person. */
export class CandidateResponse extends IntersectionType(CandidateRow, ProfileAnswer()) {
  /** Null: nobody's account yet. */
  user_id: string | null;
  cualificaciones: QualificationsResponse;
  /** How each purpose stands, given or not. */
  @ApiProperty({ type: [ConsentResponse] })
  consentimientos: ConsentResponse[];
  fecha_contratacion: string | null;
  cv: CvResponse | null;
  /** All applications, newest first. */
  aplicaciones: ApplicationResponse[];
  /** YYYY-MM-DD of the next live interview. */
  entrevista_fecha: string | null;
  /** HH:MM, Europe/Madrid. */
  entrevista_hora: string | null;
  entrevista_tipo: InterviewTipo | null;
  entrevista_ubicacion: string | null;
}
