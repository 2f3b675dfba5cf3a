import type {
  CorreoEstado,
  CustomFieldValues,
  Estado,
  OfferEstado,
  Prioridad,
  Stage,
} from '@hiring/contract';
import {
  CORREO_ESTADOS,
  ESTADOS,
  LIMITS,
  MOVE_TARGETS,
  OFFER_ESTADOS,
  PRIORIDADES,
  STAGES,
  STAGE_OF_ESTADO,
} from '@hiring/contract';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { CustomValues } from '../../fields/custom-field.dto.js';
import { Example, Id, Instant, Version, Word, Words } from '../../platform/openapi/field.js';
import { isoInstant } from '../../platform/database/iso-instant.js';
import { MessagePreview } from '../../mail/templates/template.dto.js';
import { IsVersion } from '../../platform/http/validation/version.js';
import { HISTORY_TYPES, type HistoryType } from './history/application-history.entity.js';
import type { ApplicationRecord, HistoryRecord } from './applications.repository.js';
import { isOpen, targetsOf } from './application.rules.js';
import { CandidateRow } from './candidates/candidate.dto.js';
import { ScreeningAnswerResponse, toScreeningAnswerResponse } from './screening/screening.dto.js';
import { OptionalText } from '../../platform/http/validation/optional-text.js';

@Example({
  estado: 'en_revision',
  mensaje_candidato: 'Gracias por tu interés. Te llamaremos esta semana.',
  notificar: true,
  version: 1,
})
export class MoveRequest {
  /** One of the six estados, or the stage `entrevista`; it lands in its first phase. Absent: that of `fase_id`. */
  @ApiProperty({ required: false })
  @ValidateIf(({ fase_id, estado }: MoveRequest) => fase_id === undefined || estado !== undefined)
  @IsIn(MOVE_TARGETS, { message: 'El estado no es válido' })
  estado?: string;

  /** A phase of the application's vacancy. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La fase no es válida' })
  fase_id?: string;

  /** The version that the mover saw; another one answers 409 `stale_version`. */
  @IsVersion({ message: 'Falta la versión de la candidatura' })
  version: number;

  /** Text for the candidate: in the message and in the portal. */
  @Example('Gracias por tu interés. Te llamaremos esta semana.')
  @OptionalText(LIMITS.candidateMessage, 'El mensaje')
  mensaje_candidato?: string;

  /** Why it is rejected, from the list of reasons; HR's own. Only with `rechazada`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'El motivo no es válido' })
  motivo_rechazo_id?: string;

  /** Whether the candidate gets a message; unless said, of every move that changes the estado. */
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

@Example({
  estado: 'en_revision',
  mensaje_candidato: 'Gracias por tu interés. Te llamaremos esta semana.',
})
export class MovePreviewRequest extends PickType(MoveRequest, [
  'estado',
  'fase_id',
  'mensaje_candidato',
] as const) {}

/** An open application of the same person. */
export class OpenApplication {
  /** Id. */ @Id() id: string;
  /** Title of the vacancy, or the position. */ @Example('Mecánico de camiones') puesto: string;
  /** Stage of the process: a column of the board. */ @Word(STAGES) stage: Stage;
}

export class MovePreview extends MessagePreview {
  /** The person's other open applications: a hiring or a rejection leaves them open unless it says otherwise. */
  otras_abiertas: OpenApplication[];

  /** Interviews of this application that have not begun: once the candidate is told of a rejection they are cancelled. */
  @Example(1) entrevistas_pendientes: number;

  /** State of its offer that may still be agreed on, which a rejection withdraws; null: it has none. */
  @Word(OFFER_ESTADOS) oferta_viva: OfferEstado | null;

  /** The message that the phase proposes, in the person's language; null: it proposes none. */
  @Example('Te esperamos en la pista el lunes.') mensaje_propuesto: string | null;
}

export class PriorityRequest {
  /** Priority given by HR. */
  @Word(PRIORIDADES, { message: 'La prioridad no es válida' }) prioridad: Prioridad;

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
  @Word(ESTADOS, { message: 'Falta el estado de la candidatura' }) estado: Estado;
}

/** The message of an event, in brief. */
export class EmailBrief {
  /** Id. */ @Id() id: string;
  /** State, in one of these words. */ @Word(CORREO_ESTADOS) estado: CorreoEstado;
  /** ISO 8601 instant before which it does not leave. */ @Instant() enviar_desde: string;
}

export class HistoryEntry {
  /** Id. */ @Id() id: string;
  /** Kind, in one of these words. */ @Word(HISTORY_TYPES) tipo: HistoryType;
  /** State before. */ @Word(ESTADOS) de: Estado | null;
  /** State after. */ @Word(ESTADOS) a: Estado | null;
  /** Name of the phase in which it left the application; null: none. */
  @Example('Llamada de filtro') fase: string | null;
  /** ISO 8601 instant at which it happened. */ @Instant() fecha: string;
  /** Name of the staff member; null for the candidate or the system. */
  @Example('Marta Soler') autor: string | null;
  /** Name of the rule that did it; null: no rule. */
  @Example('Pide el CAP si caduca en 30 días') regla: string | null;
  /** What the candidate was told in the message and the portal. */
  @Example('Gracias por tu interés. Te llamaremos esta semana.') mensaje_candidato: string | null;
  /** Why it was rejected; only human resources read it. */
  @Example('Otro perfil encaja mejor') motivo_rechazo: string | null;
  /** It was taken back afterwards. */ deshecha: boolean;
  /** The message about it; null when there is none. */ correo: EmailBrief | null;
}

/** A phase of an application's vacancy. */
export class PhaseBrief {
  /** Id. */ @Id() id: string;
  /** Name, for human resources. */ @Example('Prueba de conducción') nombre: string;
}

/** A rejection that has not been sent: until then the candidate sees the estado before it. */
export class WaitingRejection {
  /** The move to take back. */ @Id() historial_id: string;
  /** Id of the message. */ @Id() correo_id: string;
  /** ISO 8601 instant at which it leaves. */ @Instant() enviar_desde: string;
  /** False: messages are off, and only the portal will show it. */ con_correo: boolean;
}

export class ApplicationResponse {
  /** Id. */ @Id() id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Null: spontaneous. */ @Id() vacante_id: string | null;
  /** Title of the vacancy; null for a spontaneous application. */
  @Example('Mecánico de camiones') vacante_titulo: string | null;
  /** Code of department. */ @Example('mantenimiento') departamento: string;
  /** Code of position, or free text. */ @Example('mecanico') posicion: string;
  /** State, in one of these words. */ @Word(ESTADOS) estado: Estado;
  /** Stage of the process: a column of the board. */ @Word(STAGES) stage: Stage;
  /** Its phase inside the state; null: the state has none. */ fase: PhaseBrief | null;
  /** Priority given by HR. */ @Word(PRIORIDADES) prioridad: Prioridad;
  /** Instant of the application. */ @Instant() fecha_aplicacion: string;
  /** ISO 8601 instant of the last move, or of the application itself: since when it waits, while it is open. */
  @Instant() en_fase_desde: string;
  /** Instant of the first answer; null while there is none. */ @Instant() fecha_respuesta: string | null;
  /** Instant at which the person was hired; null when not. */ @Instant() fecha_contratacion: string | null;
  /** Feedback that only human resources read. */
  @Example('Encaja con el turno de mañana.') feedback_rrhh: string | null;
  /** Notes that only human resources read. */
  @Example('Disponible a partir de abril.') notas_rrhh: string | null;
  /** The vacancy's questions as they were asked, with the answers. */
  @ApiProperty({ type: [ScreeningAnswerResponse] })
  cuestionario_respuestas: ScreeningAnswerResponse[];
  /** Values of the company's own fields, by `clave`. */ @CustomValues() campos: CustomFieldValues;
  /** Whether the candidate withdrew it. */ retirada: boolean;
  /** Whether it still waits for a decision. */ abierta: boolean;
  @Version() version: number;
  /** Stages to which it may be moved now. */ @Words(STAGES) mover_a: Stage[];
  /** A rejection that has not been sent yet and can be taken back; null when there is none. */
  rechazo_en_espera: WaitingRejection | null;
  /** Where it came from: `web`, `invitacion`, `importacion`, `rrhh`, `alerta`, or the code of a tracking link. */
  @Example('web') canal: string;
  /** When it was made. */ @Instant() created_at: string;
  /** ISO 8601 instant of the last change. */ @Instant() updated_at: string;
  /** Oldest first. */ historial: HistoryEntry[];
}

export class UndoOffer {
  /** Id of the move. */ @Id() historial_id: string;
  /** ISO 8601 instant until which it can be taken back. */ @Instant() until: string;
}

export class MoveResponse {
  /** The sentence to show. */ @Example('Guardado correctamente') message: string;
  /** False: it was there already. */ changed: boolean;
  /** How to take it back; null when that is not possible. */ undo: UndoOffer | null;
  /** The application as it is now. */ application: ApplicationResponse;
  /** The person as the lists now show them, which may be by another application. */ candidate: CandidateRow;
}

export function toApplicationResponse(application: ApplicationRecord): ApplicationResponse {
  return {
    id: application.id,
    candidato_id: application.candidato_id,
    vacante_id: application.vacante_id,
    vacante_titulo: application.vacante_titulo,
    departamento: application.departamento,
    posicion: application.posicion,
    estado: application.estado,
    stage: STAGE_OF_ESTADO[application.estado],
    fase: phaseBrief(application),
    prioridad: application.prioridad,
    fecha_aplicacion: isoInstant(application.fecha_aplicacion),
    en_fase_desde: isoInstant(application.en_fase_desde),
    fecha_respuesta: application.fecha_respuesta && isoInstant(application.fecha_respuesta),
    fecha_contratacion: application.fecha_contratacion && isoInstant(application.fecha_contratacion),
    feedback_rrhh: application.feedback_rrhh,
    notas_rrhh: application.notas_rrhh,
    cuestionario_respuestas: application.cuestionario_respuestas.map(toScreeningAnswerResponse),
    campos: application.campos,
    retirada: application.retirada_at !== null,
    abierta: isOpen(application),
    version: application.version,
    mover_a: targetsOf(application),
    rechazo_en_espera: waitingRejection(application.historial),
    canal: application.canal,
    created_at: isoInstant(application.created_at),
    updated_at: isoInstant(application.modificado_at),
    historial: application.historial.map(toHistoryEntry),
  };
}

/** The phase of a row that names it. */
export const phaseBrief = (row: { fase_id: string | null; fase_nombre: string | null }): PhaseBrief | null =>
  row.fase_id !== null && row.fase_nombre !== null ? { id: row.fase_id, nombre: row.fase_nombre } : null;

/** The move that an undo would take back, while its message waits unseen. */
function waitingRejection(history: readonly HistoryRecord[]): WaitingRejection | null {
  const last = history.filter(({ tipo }) => tipo !== 'actualizada').at(-1);
  if (!last?.correo_id || !last.enviar_desde) return null;
  if (last.a !== 'rechazada' || last.visible_at || last.deshecha_at) return null;
  if (last.correo_estado !== 'pendiente' && last.correo_estado !== 'omitido') return null;
  return {
    historial_id: last.id,
    correo_id: last.correo_id,
    enviar_desde: isoInstant(last.enviar_desde),
    con_correo: last.correo_estado === 'pendiente',
  };
}

function toHistoryEntry(entry: HistoryRecord): HistoryEntry {
  const { correo_id, correo_estado, enviar_desde } = entry;
  return {
    id: entry.id,
    tipo: entry.tipo,
    de: entry.de,
    a: entry.a,
    fase: entry.fase,
    fecha: isoInstant(entry.created_at),
    autor: entry.autor,
    regla: entry.regla,
    mensaje_candidato: entry.mensaje_candidato,
    motivo_rechazo: entry.motivo_rechazo,
    deshecha: entry.deshecha_at !== null,
    correo:
      correo_id && correo_estado && enviar_desde
        ? { id: correo_id, estado: correo_estado, enviar_desde: isoInstant(enviar_desde) }
        : null,
  };
}
