import type { CorreoEstado, Estado, Prioridad, Stage } from '@hiring/contract';
import { ESTADOS, LIMITS, MOVE_TARGETS, PRIORIDADES, STAGE_OF_ESTADO } from '@hiring/contract';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { MessagePreview } from '../../mail/templates/template.dto.js';
import { IsVersion } from '../../platform/http/versions/version.js';
import { Trim } from '../../platform/http/validation/trim.js';
import type { HistoryType } from './history/application-history.entity.js';
import type { Application } from './application.entity.js';
import { isOpen, targetsOf } from './application.rules.js';
import { CandidateRow } from '../people/candidate.dto.js';
import { ScreeningAnswerResponse, toScreeningAnswerResponse } from './screening/screening.dto.js';

export class MoveRequest {
  /** One of the six estados, or the stage `entrevista`. */
  @IsIn(MOVE_TARGETS, { message: 'El estado no es válido' })
  estado: string;

  /** The version that the mover saw; another one answers 409 `stale_version`. */
  @IsVersion({ message: 'Falta la versión de la candidatura' })
  version: number;

  /** Text for the candidate: in the message and in the portal. */
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(LIMITS.candidateMessage, {
    message: `El mensaje no puede superar los ${LIMITS.candidateMessage} caracteres`,
  })
  mensaje_candidato?: string;

  /** Why it is rejected, from the list of reasons; HR's own. Only with `rechazada`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'El motivo no es válido' })
  motivo_rechazo_id?: string;

  /** Whether the candidate gets a message; true unless said. */
  @IsOptional()
  @IsBoolean({ message: 'Este campo debe ser verdadero o falso' })
  notificar?: boolean;

  /**
   * True: the person's other open applications are closed in the same step. Only with `contratada`.
   * @example false
   */
  @IsOptional()
  @IsBoolean({ message: 'Este campo debe ser verdadero o falso' })
  cerrar_otras?: boolean;
}

export class MovePreviewRequest extends PickType(MoveRequest, ['estado', 'mensaje_candidato'] as const) {}

/** An open application of the same person. */
export class OpenApplication {
  id: string;
  /** Title of the vacancy, or the position. */
  puesto: string;
  stage: Stage;
}

export class MovePreview extends MessagePreview {
  /** The person's other open applications: a hiring or a rejection leaves them open unless it says otherwise. */
  otras_abiertas: OpenApplication[];
}

export class PriorityRequest {
  @IsIn(PRIORIDADES, { message: 'La prioridad no es válida' })
  @ApiProperty({ enum: PRIORIDADES })
  prioridad: Prioridad;

  /** The version that was seen; another one answers 409 `stale_version`. */
  @IsVersion({ message: 'Falta la versión de la candidatura' })
  version: number;
}

export class UndoRequest {
  /** The move to take back, as the move's answer named it. */
  @IsUUID(undefined, { message: 'Falta el movimiento que quieres deshacer' })
  historial_id: string;

  /** The version after that move. */
  @IsVersion({ message: 'Falta la versión de la candidatura' })
  version: number;
}

export class WithdrawRequest {
  /** The estado that the candidate saw; another one answers 409 `stale_version`. */
  @IsIn(ESTADOS, { message: 'Falta el estado de la candidatura' })
  @ApiProperty({ enum: ESTADOS })
  estado: Estado;
}

/** The message of an event, in brief. */
export class EmailBrief {
  id: string;
  estado: CorreoEstado;
  /** ISO 8601 instant before which it does not leave. */
  enviar_desde: string;
}

export class HistoryEntry {
  id: string;
  tipo: HistoryType;
  de: Estado | null;
  a: Estado | null;
  /** ISO 8601 instant. */
  fecha: string;
  /** Name of the staff member; null for the candidate or the system. */
  autor: string | null;
  mensaje_candidato: string | null;
  /** Why it was rejected; HR's own. */
  motivo_rechazo: string | null;
  /** It was taken back afterwards. */
  deshecha: boolean;
  correo: EmailBrief | null;
}

/** A rejection that has not been sent: until then the candidate sees the estado before it. */
export class WaitingRejection {
  /** The move to take back. */
  historial_id: string;
  correo_id: string;
  /** ISO 8601 instant at which it leaves. */
  enviar_desde: string;
  /** False: messages are off, and only the portal will show it. */
  con_correo: boolean;
}

export class ApplicationResponse {
  id: string;
  candidato_id: string;
  /** Null: spontaneous. */
  vacante_id: string | null;
  vacante_titulo: string | null;
  departamento: string;
  posicion: string;
  estado: Estado;
  stage: Stage;
  prioridad: Prioridad;
  fecha_aplicacion: string;
  /** ISO 8601 instant of the last move, or of the application itself: since when it waits, while it is open. */
  en_fase_desde: string;
  fecha_respuesta: string | null;
  fecha_contratacion: string | null;
  /** HR's own. */
  feedback_rrhh: string | null;
  /** HR's own. */
  notas_rrhh: string | null;
  /** The vacancy's questions as they were asked, with the answers. */
  @ApiProperty({ type: [ScreeningAnswerResponse] })
  cuestionario_respuestas: ScreeningAnswerResponse[];
  retirada: boolean;
  abierta: boolean;
  version: number;
  mover_a: Stage[];
  rechazo_en_espera: WaitingRejection | null;
  /** Where it came from: `web`, `invitacion`, `importacion`, `rrhh`, `alerta`, or the code of a tracking link. */
  canal: string;
  created_at: string;
  /** ISO 8601 instant of the last change. */
  updated_at: string;
  /** Oldest first. */
  historial: HistoryEntry[];
}

export class UndoOffer {
  historial_id: string;
  /** ISO 8601 instant until which it can be taken back. */
  until: string;
}

export class MoveResponse {
  /** The sentence to show. */
  message: string;
  /** False: it was there already. */
  changed: boolean;
  undo: UndoOffer | null;
  application: ApplicationResponse;
  /** The person as the lists now show them, which may be by another application. */
  candidate: CandidateRow;
}

export function toApplicationResponse(
  application: Application,
  vacancyTitle: string | null,
  history: HistoryEntry[],
  waiting: WaitingRejection | null,
): ApplicationResponse {
  return {
    id: application.id,
    candidato_id: application.candidato_id,
    vacante_id: application.vacante_id,
    vacante_titulo: vacancyTitle,
    departamento: application.departamento,
    posicion: application.posicion,
    estado: application.estado,
    stage: STAGE_OF_ESTADO[application.estado],
    prioridad: application.prioridad,
    fecha_aplicacion: application.fecha_aplicacion.toISOString(),
    en_fase_desde: application.en_fase_desde.toISOString(),
    fecha_respuesta: application.fecha_respuesta?.toISOString() ?? null,
    fecha_contratacion: application.fecha_contratacion?.toISOString() ?? null,
    feedback_rrhh: application.feedback_rrhh,
    notas_rrhh: application.notas_rrhh,
    cuestionario_respuestas: application.cuestionario_respuestas.map(toScreeningAnswerResponse),
    retirada: application.retirada_at !== null,
    abierta: isOpen(application),
    version: application.version,
    mover_a: targetsOf(application),
    rechazo_en_espera: waiting,
    canal: application.canal,
    created_at: application.created_at.toISOString(),
    updated_at: application.modificado_at.toISOString(),
    historial: history,
  };
}
