import type { Estado, Prioridad, Tone } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { ConsentResponse } from '../people/consents/consent.dto.js';
import { QualificationsResponse } from '../people/qualifications/qualifications.dto.js';
import { ProfileAnswer } from '../people/profile/profile-shapes.js';
import { CvResponse } from '../cv/cv.dto.js';
import { ScreeningAnswerResponse } from '../applications/screening/screening.dto.js';

/** A mark beside a step. */
export class PortalBadge {
  text: string;
  tone: Tone;
}

/** One of the four steps of the progress view. */
export class PortalStep {
  title: string;
  status: 'Completado' | 'En progreso' | 'Pendiente' | '¡Contratado!';
  badge: PortalBadge | null;
  /** ISO 8601 instant, where the step has one. */
  date: string | null;
  done: boolean;
}

export class PortalTimelineEntry {
  /** ISO 8601 instant. */
  fecha: string;
  estado: Estado;
  /** What HR wrote for the candidate. */
  mensaje: string | null;
}

/** One application as its owner may see it. */
export class PortalApplication {
  id: string;
  vacante_id: string | null;
  vacante_titulo: string | null;
  departamento: string;
  departamento_nombre: string;
  posicion: string;
  posicion_nombre: string;
  estado: Estado;
  /** The estado in words. */
  estado_texto: string;
  tone: Tone;
  /** The sentence for this estado. */
  mensaje: string;
  /** What comes now. */
  siguiente: string;
  prioridad: Prioridad;
  /** ISO 8601 instant. */
  fecha_aplicacion: string;
  retirada: boolean;
  /** ISO 8601 instant of the withdrawal. */
  fecha_retirada: string | null;
  abierta: boolean;
  /** The vacancy's questions as they were asked, with the person's answers. */
  @ApiProperty({ type: [ScreeningAnswerResponse] })
  cuestionario_respuestas: ScreeningAnswerResponse[];
  pasos: PortalStep[];
  /** Oldest first. */
  historial: PortalTimelineEntry[];
}

export class PortalProfile extends ProfileAnswer([
  'telefono',
  'direccion',
  'ciudad',
  'departamento',
  'posicion',
]) {
  id: string;
  departamento_nombre: string | null;
  posicion_nombre: string | null;
  cualificaciones: QualificationsResponse;
  /** How each purpose stands, given or not. */
  @ApiProperty({ type: [ConsentResponse] })
  consentimientos: ConsentResponse[];
  cv: CvResponse | null;
  /** API address of the CV. */
  cv_url: string | null;
  updated_at: string;
}

export class PortalResponse {
  /** Null: nothing submitted yet. */
  candidate: PortalProfile | null;
  /** The application that stands for the person. */
  current: PortalApplication | null;
  /** All of them, newest first. */
  applications: PortalApplication[];
}
