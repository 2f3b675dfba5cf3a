import { INTERVIEW_ESTADOS, INTERVIEW_LIMITS, INTERVIEW_TIPOS } from '@hiring/contract';
import type { InterviewEstado, InterviewTipo } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsUUID, Matches, Max } from 'class-validator';
import {
  Day,
  Email,
  Example,
  Id,
  Instant,
  Text,
  TimeOfDay,
  Version,
  Whole,
  Word,
  Words,
  tooLong,
} from '../platform/openapi/field.js';
import { IsVersion, MAX_INTEGER } from '../platform/http/validation/version.js';
import { ValidateObject } from '../platform/http/validation/validate-object.js';
import { TrimLine } from '../platform/http/validation/trim.js';
import type { Candidate } from '../candidates/people/candidate.entity.js';
import type { InterviewRequest } from './replies/interview-request.entity.js';
import { MomentRequestView, toMomentRequestView } from './replies/moment-request.dto.js';
import type { Interview } from './interview.entity.js';
import { ParticipantRequest, ParticipantResponse, toParticipantResponse } from './panel/participant.dto.js';
import type { Participant } from './panel/participant.entity.js';
import { actionsOf } from './interview.rules.js';
import { wallOf } from './changes/interview-time.js';
import { minutesOf } from './emails/interview-words.js';
import { OptionalLine, OptionalText } from '../platform/http/validation/optional-text.js';

const DATE_INVALID = { message: 'La fecha no es válida' };
const TIME_INVALID = { message: 'La hora no es válida' };
const MINUTES_INVALID = {
  message: `La duración debe ser de ${INTERVIEW_LIMITS.minMinutes} a ${INTERVIEW_LIMITS.maxMinutes} minutos`,
};
const PANEL_INVALID = { message: `Como mucho ${INTERVIEW_LIMITS.participants} personas más` };
const LINK_INVALID = { message: 'El enlace debe empezar por https://' };
const VERSION_MISSING = { message: 'Falta la versión de la entrevista' };
const FLAG_INVALID = { message: 'Este campo debe ser verdadero o falso' };
export const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
export const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What HR says of an interview. */
class InterviewFields {
  /** A staff account; its interviews may not overlap. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La persona que entrevista no es válida' })
  entrevistador_id?: string | null;

  /** Somebody without an account; of a staff member it is set by itself. */
  @Example('Marta Soler')
  @OptionalLine(INTERVIEW_LIMITS.interviewer)
  entrevistador_nombre?: string | null;

  /** Who holds it besides the interviewer. Replacing one or leaving one out tells them, and not the candidate. */
  @ApiProperty({ type: [ParticipantRequest], required: false, maxItems: INTERVIEW_LIMITS.participants })
  @IsOptional()
  @ValidateObject({ each: true, message: 'La persona que entrevista no es válida' })
  @Type(() => ParticipantRequest)
  @ArrayMaxSize(INTERVIEW_LIMITS.participants, PANEL_INVALID)
  @IsArray(PANEL_INVALID)
  participantes?: ParticipantRequest[];

  /** `presencial` needs it, no other kind keeps it. */
  @Example('Barcelona')
  @OptionalLine(INTERVIEW_LIMITS.place)
  ubicacion?: string | null;

  /** `virtual` needs it, no other kind keeps it; https only. */
  @Example('https://meet.example.com/abc-defg-hij')
  @IsOptional()
  @TrimLine()
  @Matches(/^https:\/\/[^\s"<>\\]+$/, LINK_INVALID)
  @Text(INTERVIEW_LIMITS.link, tooLong(INTERVIEW_LIMITS.link), LINK_INVALID)
  link_virtual?: string | null;

  /** Notes that only human resources read. */
  @Example('Preguntar por los turnos de noche.')
  @OptionalText(INTERVIEW_LIMITS.notes)
  notas?: string | null;

  /** Feedback that only human resources read. */
  @Example('Buena comunicación y experiencia contrastada.')
  @OptionalText(INTERVIEW_LIMITS.notes)
  feedback?: string | null;

  /** Minutes; 30 unless said. */
  @Example(45)
  @IsOptional()
  @Whole(INTERVIEW_LIMITS.minMinutes, INTERVIEW_LIMITS.maxMinutes, MINUTES_INVALID)
  duracion_min?: number;

  /** Kind, in one of these words. */
  @IsOptional()
  @Word(INTERVIEW_TIPOS, { message: 'El tipo de entrevista no es válido' })
  tipo?: InterviewTipo;
}

@Example({
  candidato_id: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  aplicacion_id: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  fecha: '2027-03-01',
  hora: '09:30',
  duracion_min: 45,
  tipo: 'virtual',
  link_virtual: 'https://meet.example.com/abc-defg-hij',
  entrevistador_id: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  notas: 'Presentar el equipo.',
})
export class ScheduleRequest extends InterviewFields {
  /** Id of the person. */ @IsUUID(undefined, { message: 'Elige un candidato' }) candidato_id: string;

  /** The person's current application unless said. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La candidatura no es válida' })
  aplicacion_id?: string;

  /** Day in Madrid, YYYY-MM-DD, at most two years ahead. */
  @Day()
  @Matches(DATE_PATTERN, DATE_INVALID)
  fecha: string;

  /** Hour in Madrid, HH:MM. */ @TimeOfDay() @Matches(TIME_PATTERN, TIME_INVALID) hora: string;
}

/** What is absent stays; null empties. */
@Example({
  fecha: '2027-03-02',
  hora: '12:00',
  duracion_min: 45,
  tipo: 'presencial',
  ubicacion: 'Zona Franca, Barcelona',
  notas: 'Traer el permiso de conducir.',
  version: 1,
})
export class InterviewUpdate extends InterviewFields {
  /** Day in Madrid, YYYY-MM-DD. */
  @Day()
  @IsOptional()
  @Matches(DATE_PATTERN, DATE_INVALID)
  fecha?: string;

  /** Hour in Madrid, HH:MM. */
  @TimeOfDay()
  @IsOptional()
  @Matches(TIME_PATTERN, TIME_INVALID)
  hora?: string;

  /** State, in one of these words. */
  @IsOptional()
  @Word(INTERVIEW_ESTADOS, { message: 'El estado no es válido' })
  estado?: InterviewEstado;

  /** The version that was read; another one answers 409 `interview_stale`. */
  @IsVersion(VERSION_MISSING)
  version: number;

  /** True: it ended before its hour. Otherwise `realizada` and `no_presentada` are refused until it has begun. */
  @IsOptional()
  @IsBoolean(FLAG_INVALID)
  antes_de_hora?: boolean;
}

@Example({ estado: 'confirmada', version: 1 })
export class InterviewEstadoRequest {
  /** State, in one of these words. */
  @Word(INTERVIEW_ESTADOS, { message: 'El estado no es válido' }) estado: InterviewEstado;

  /** Refused when it is another one; not checked when absent. */
  @Example(1)
  @IsOptional()
  @IsInt(VERSION_MISSING)
  @Max(MAX_INTEGER, VERSION_MISSING)
  version?: number;

  /** True: it ended before its hour. Otherwise `realizada` and `no_presentada` are refused until it has begun. */
  @IsOptional()
  @IsBoolean(FLAG_INVALID)
  antes_de_hora?: boolean;
}

export class InterviewCancelRequest {
  /** Refused when it is another one; not checked when absent. */
  @Example(1)
  @IsOptional()
  @IsInt(VERSION_MISSING)
  @Max(MAX_INTEGER, VERSION_MISSING)
  version?: number;
}

export class InterviewUndoRequest {
  /** The version that the change made; another one answers 409 `interview_stale`. */
  @IsVersion(VERSION_MISSING)
  version: number;
}

export class InterviewResponse {
  /** Id. */ @Id() id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Full name of the person. */ @Example('Núria Vidal Roca') candidato_nombre: string;
  /** E-mail address of the person. */ @Email() candidato_email: string;
  /** Telephone number of the person. */ @Example('+34 600 123 456') candidato_telefono: string | null;
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** What the person applied for: the vacancy, or the code of the position. */
  @Example('Mecánico de camiones') puesto: string;
  /** ISO 8601 instant at which it begins. */ @Instant() inicio: string;
  /** Instant at which it ends. */ @Instant() fin: string;
  /** Day in `zona`, YYYY-MM-DD. */ @Day() fecha: string;
  /** Hour in `zona`, HH:MM. */ @TimeOfDay() hora: string;
  /** Length in minutes. */ @Example(45) duracion_min: number;
  /** Time zone of the hours. */ @Example('Europe/Madrid') zona: string;
  /** Kind, in one of these words. */ @Word(INTERVIEW_TIPOS) tipo: InterviewTipo;
  /** Place. */ @Example('Barcelona') ubicacion: string | null;
  /** Address of the video call; null when there is none. */
  @Example('https://meet.example.com/abc-defg-hij') link_virtual: string | null;
  /** Id of the interviewer. */ @Id() entrevistador_id: string | null;
  /** Name of the interviewer. */ @Example('Marta Soler') entrevistador_nombre: string | null;
  /** Who holds it besides the interviewer. */
  @ApiProperty({ type: [ParticipantResponse] }) participantes: ParticipantResponse[];
  /** Notes that only human resources read. */
  @Example('Preguntar por los turnos de noche.') notas: string | null;
  /** Feedback that only human resources read. */
  @Example('Buena comunicación y experiencia contrastada.') feedback: string | null;
  /** State, in one of these words. */ @Word(INTERVIEW_ESTADOS) estado: InterviewEstado;
  /** Estados that its card offers. */
  @Words(INTERVIEW_ESTADOS) acciones: InterviewEstado[];
  /** What the candidate asked for instead of this beginning. */ peticion: MomentRequestView | null;
  @Version() version: number;
  /** Until when its last change may be taken back (POST undo); null: nothing to take back. */
  @Instant() deshacer_hasta: string | null;
  /** When it was made. */ @Instant() created_at: string;
  /** ISO 8601 instant of the last change: the list's sort and `updated_since` go by it. */
  @Instant() updated_at: string;
}

/** An interview with what is shown of its person. */
type ShownInterview = Omit<Interview, 'candidato' | 'aplicacion'> & {
  candidato: Pick<Candidate, 'nombre' | 'apellidos' | 'email' | 'telefono'>;
};

export type Undoable = Pick<InterviewResponse, 'version' | 'deshacer_hasta'>;

export const undoableUntil = ({ version, antes }: Pick<Interview, 'version' | 'antes'>): Undoable => ({
  version,
  deshacer_hasta: antes?.version === version ? antes.hasta : null,
});

/** `candidato` must be loaded. @param puesto what the application is for, in words @param panel all who hold it */
export function toInterviewResponse(
  interview: ShownInterview,
  puesto: string,
  { request, panel }: { request: InterviewRequest | null; panel: readonly Participant[] },
): InterviewResponse {
  const { candidato } = interview;
  return {
    id: interview.id,
    candidato_id: interview.candidato_id,
    candidato_nombre: `${candidato.nombre} ${candidato.apellidos}`.trim(),
    candidato_email: candidato.email,
    candidato_telefono: candidato.telefono,
    aplicacion_id: interview.aplicacion_id,
    puesto,
    inicio: interview.inicio.toISOString(),
    fin: interview.fin.toISOString(),
    ...wallOf(interview.inicio, interview.zona),
    duracion_min: minutesOf(interview),
    zona: interview.zona,
    tipo: interview.tipo,
    ubicacion: interview.ubicacion,
    link_virtual: interview.link_virtual,
    entrevistador_id: interview.entrevistador_id,
    entrevistador_nombre: interview.entrevistador_nombre,
    participantes: panel.filter(({ principal }) => !principal).map(toParticipantResponse),
    notas: interview.notas,
    feedback: interview.feedback,
    estado: interview.estado,
    acciones: actionsOf(interview.estado),
    peticion: request && toMomentRequestView(request),
    ...undoableUntil(interview),
    created_at: interview.created_at.toISOString(),
    updated_at: interview.modificado_at.toISOString(),
  };
}
