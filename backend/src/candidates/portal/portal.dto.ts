import { TONES, ESTADOS } from '@hiring/contract';
import type { Estado, Tone } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { AskedField, ToldValue } from '../../fields/asked-field.dto.js';
import { Example, Id, Instant, Word } from '../../platform/openapi/field.js';
import { ConsentResponse } from '../people/consents/consent.dto.js';
import { QualificationsResponse } from '../people/qualifications/qualifications.dto.js';
import { ProfileAnswer } from '../people/profile/profile-shapes.js';
import { CvResponse } from '../files/cv/cv.dto.js';
import { ScreeningAnswerResponse } from '../applications/screening/screening.dto.js';

/** A mark beside a step. */
export class PortalBadge {
  /** Words, fit to show. */ @Example('En revisión') text: string;
  /** Colour family of the badge. */ @Word(TONES) tone: Tone;
}

/** One of the four steps of the progress view. */
export class PortalStep {
  /** Title, fit to show. */ @Example('Entrevista') title: string;
  /** Status. */
  @Word(['Completado', 'En progreso', 'Pendiente', '¡Contratado!'])
  status: 'Completado' | 'En progreso' | 'Pendiente' | '¡Contratado!';
  /** Words and tone of the badge. */ badge: PortalBadge | null;
  /** ISO 8601 instant, where the step has one. */ @Instant() date: string | null;
  /** Whether it is behind. */ done: boolean;
}

export class PortalTimelineEntry {
  /** ISO 8601 instant at which it happened. */ @Instant() fecha: string;
  /** State, in one of these words. */ @Word(ESTADOS) estado: Estado;
  /** What HR wrote for the candidate. */
  @Example('Gracias por tu interés. Te llamaremos esta semana.') mensaje: string | null;
}

/** One application as its owner may see it. */
export class PortalApplication {
  /** Id. */ @Id() id: string;
  /** Id of the vacancy; null for a spontaneous application. */ @Id() vacante_id: string | null;
  /** Title of the vacancy; null for a spontaneous application. */
  @Example('Mecánico de camiones') vacante_titulo: string | null;
  /** Code of department. */ @Example('mantenimiento') departamento: string;
  /** Name of the department. */ @Example('Mantenimiento') departamento_nombre: string;
  /** Code of position, or free text. */ @Example('mecanico') posicion: string;
  /** Name of the position. */ @Example('Mecánico') posicion_nombre: string;
  /** State, in one of these words. */ @Word(ESTADOS) estado: Estado;
  /** The estado in words. */ @Example('En revisión') estado_texto: string;
  /** Colour family of the badge. */ @Word(TONES) tone: Tone;
  /** The sentence for this estado. */
  @Example('Tu candidatura ha sido recibida y está siendo procesada') mensaje: string;
  /** What comes now. */ @Example('El equipo de selección leerá tu candidatura.') siguiente: string;
  /** ISO 8601 instant until which the next news is promised; null when nothing is promised. */
  @Instant() fecha_prometida: string | null;
  /** ISO 8601 instant of the application. */ @Instant() fecha_aplicacion: string;
  /** Whether the candidate withdrew it. */ retirada: boolean;
  /** ISO 8601 instant of the withdrawal. */ @Instant() fecha_retirada: string | null;
  /** Whether it still waits for a decision. */ abierta: boolean;
  /** The vacancy's questions as they were asked, with the person's answers. */
  @ApiProperty({ type: [ScreeningAnswerResponse] })
  cuestionario_respuestas: ScreeningAnswerResponse[];
  /** Values of the company's own fields that the person may read. */
  @ApiProperty({ type: [ToldValue] })
  campos: ToldValue[];
  /** Steps of the process. */ pasos: PortalStep[];
  /** Oldest first. */ historial: PortalTimelineEntry[];
}

export class PortalProfile extends ProfileAnswer([
  'telefono',
  'direccion',
  'ciudad',
  'departamento',
  'posicion',
]) {
  /** Id. */ @Id() id: string;
  /** Name of the department. */ @Example('Mantenimiento') departamento_nombre: string | null;
  /** Name of the position. */ @Example('Mecánico') posicion_nombre: string | null;
  /** Licences, certificates, availability and languages. */ cualificaciones: QualificationsResponse;
  /** Values of the company's own fields that the person may read. */
  @ApiProperty({ type: [ToldValue] })
  campos: ToldValue[];
  /** The consent for each purpose, given or not. */
  @ApiProperty({ type: [ConsentResponse] })
  consentimientos: ConsentResponse[];
  /** The current CV; null when there is none. */ cv: CvResponse | null;
  /** API address of the CV. */
  @Example('/api/candidates/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11/cv') cv_url: string | null;
  /** Instant of the last change. */ @Instant() updated_at: string;
}

export class PortalResponse {
  /** Null: nothing submitted yet. */ candidate: PortalProfile | null;
  /** The person's current application. */ current: PortalApplication | null;
  /** All applications, newest first. */ applications: PortalApplication[];
  /** Fields of the company's own that the form of an application asks for. */
  @ApiProperty({ type: [AskedField] })
  campos: AskedField[];
}

export class ProfileResponse {
  /** What the form shows. */ @Example('Guardado correctamente') message: string;
  /** False: it said this already. */ changed: boolean;
  /** The person as they are now. */ @ApiProperty({ type: PortalProfile }) candidate: PortalProfile;
}

export class SubmitMessage {
  /** Title, fit to show. */ @Example('Entrevista') title: string;
  /** A sentence, fit to show. */ @Example('Hemos recibido tu candidatura.') description: string;
}

export class SubmitResponse {
  /** False: the open application to the same vacancy was updated. */ created: boolean;
  /** What the form shows. */ message: SubmitMessage;
  /** The application as it is now. */
  @ApiProperty({ type: PortalApplication }) application: PortalApplication;
}
