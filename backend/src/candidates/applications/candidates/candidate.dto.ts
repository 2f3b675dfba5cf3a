import type { CustomFieldValues, Estado, InterviewTipo, Prioridad, Stage } from '@hiring/contract';
import { ESTADOS, INTERVIEW_TIPOS, PRIORIDADES, STAGES, TAG_TONES, type TagTone } from '@hiring/contract';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { CustomValues } from '../../../fields/custom-field.dto.js';
import { Day, Email, Example, Id, Instant, TimeOfDay, Word, Words } from '../../../platform/openapi/field.js';
import { ApplicationResponse, PhaseBrief } from '../application.dto.js';
import { ConsentResponse } from '../../people/consents/consent.dto.js';
import { QualificationsResponse } from '../../people/qualifications/qualifications.dto.js';
import { ProfileAnswer } from '../../people/profile/profile-shapes.js';
import { CvResponse } from '../../files/cv/cv.dto.js';
import { MatchResponse } from '../../people/search/search.dto.js';

/** A tag as rows show it. */
export class RowTag {
  /** Id. */ @Id() id: string;
  /** Name of the tag. */ @Example('Turno de noche') nombre: string;
  /** Colour, by its name in the product. */ @Word(TAG_TONES) color: TagTone;
}

/** One row of HR's list: a person by the current application, without the long texts. */
export class CandidateRow {
  /** Id. */ @Id() id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** E-mail address. */ @Email() email: string;
  /** False: HR reads "Email sin verificar". */ email_verified: boolean;
  /** Telephone number, another country's with its prefix. */ @Example('+34 600 123 456') telefono: string;
  /** Town. */ @Example('Barcelona') ciudad: string;
  /** Code of department. */ @Example('mantenimiento') departamento: string;
  /** Code of position, or free text. */ @Example('mecanico') posicion: string;
  /** State, in one of these words. */ @Word(ESTADOS) estado: Estado;
  /** Stage of the process: a column of the board. */ @Word(STAGES) stage: Stage;
  /** Priority given by HR. */ @Word(PRIORIDADES) prioridad: Prioridad;
  /** ISO 8601 instant of the application. */ @Instant() fecha_aplicacion: string;
  /** ISO 8601 instant of the first move out of recibida. */ @Instant() fecha_respuesta: string | null;
  /** ISO 8601 instant of the last move of the application shown, or of the application itself. */
  @Instant() en_fase_desde: string;
  /** Phase of the application shown, inside its state; null: the state has none. */ fase: PhaseBrief | null;
  /** How the application shown came: in words, or the name of a tracking link. */
  @Example('Importación') canal_nombre: string | null;
  /** ISO 8601 instant since when the open application that waits longest has waited; null when none is open. */
  @Instant() espera_desde: string | null;
  /** Whole days without an answer, when an answer is overdue; else null. */
  sin_respuesta_dias: number | null;
  /** The application of these days: it may be another than the one shown. */
  @Id() sin_respuesta_aplicacion_id: string | null;
  /** ISO 8601 instant of the next live interview of the application shown; null when there is none. */
  @Instant() entrevista_inicio: string | null;
  /** Whether there is a CV. */ tiene_cv: boolean;
  /** API address that checks who asks. */
  @Example('/api/candidates/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11/cv') cv_url: string | null;
  /** Where `q` was found, when the row itself does not show it. */ coincidencia: MatchResponse | null;
  /** The cover letter's first 280 characters. */
  @Example('Llevo seis años moviendo vehículos por toda la península…') extracto_carta: string | null;
  /** The application shown; every action names it and its version. */ @Id() aplicacion_id: string;
  /** Version of the application; writes name it. */ aplicacion_version: number;
  /** Id of the vacancy; null for a spontaneous application. */ @Id() vacante_id: string | null;
  /** Title of the vacancy; null for a spontaneous application. */
  @Example('Mecánico de camiones') vacante_titulo: string | null;
  /** Open applications besides the one shown. */ otras_abiertas: number;
  /** The candidate withdrew it. */ retirada: boolean;
  /** Stages it may be moved to. */ @Words(STAGES) mover_a: Stage[];
  /** What HR has labelled the person with, by name. */
  @ApiProperty({ type: [RowTag] })
  etiquetas: RowTag[];
  /** When it was made. */ @Instant() created_at: string;
  /** ISO 8601 instant of the last change of anything but the tags: the list's sort and `updated_since` go by it. */
  @Instant() updated_at: string;
}

/** Everything HR reads about a person. */
export class CandidateResponse extends IntersectionType(CandidateRow, ProfileAnswer()) {
  /** Null: without an account. */ @Id() user_id: string | null;
  /** Licences, certificates, availability and languages. */ cualificaciones: QualificationsResponse;
  /** Values of the company's own fields, by `clave`. */ @CustomValues() campos: CustomFieldValues;
  /** The consent for each purpose, given or not. */
  @ApiProperty({ type: [ConsentResponse] })
  consentimientos: ConsentResponse[];
  /** Instant at which the person was hired; null when not. */ @Instant() fecha_contratacion: string | null;
  /** The current CV; null when there is none. */ cv: CvResponse | null;
  /** All applications, newest first. */ aplicaciones: ApplicationResponse[];
  /** YYYY-MM-DD of the next live interview. */ @Day() entrevista_fecha: string | null;
  /** HH:MM, Europe/Madrid. */ @TimeOfDay() entrevista_hora: string | null;
  /** Kind of the next interview. */ @Word(INTERVIEW_TIPOS) entrevista_tipo: InterviewTipo | null;
  /** Place of the next interview. */ @Example('Sala 2') entrevista_ubicacion: string | null;
}
