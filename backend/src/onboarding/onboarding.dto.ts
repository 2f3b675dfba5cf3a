import {
  CUALIFICACIONES,
  DOCUMENT_ESTADOS,
  type DocumentEstado,
  type Cualificacion,
  ONBOARDING_ACTORS,
  ONBOARDING_DATA,
  ONBOARDING_ESTADOS,
  ONBOARDING_LIMITS,
  ONBOARDING_TASK_KINDS,
  type OnboardingActor,
  type OnboardingData,
  type OnboardingEstado,
  type OnboardingTaskKind,
} from '@hiring/contract';
import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { IsOptional, IsUUID, Length, Matches } from 'class-validator';
import {
  Day,
  Example,
  Id,
  Instant,
  RequiredText,
  TimeOfDay,
  Version,
  Word,
} from '../platform/openapi/field.js';
import { TypedDay } from '../platform/http/validation/typed-day.js';
import { Trim, TrimLine } from '../platform/http/validation/trim.js';
import { IsVersion } from '../platform/http/validation/version.js';
import type { Urgency } from './onboarding.rules.js';
import { OnboardingValueRequest, OnboardingValueResponse } from './tasks/value.dto.js';
import { OptionalLine } from '../platform/http/validation/optional-text.js';

const DAY = { message: 'La fecha no es válida' };
const { contrasena, contacto, lugar, motivo } = ONBOARDING_LIMITS;

/** Only what is given changes; null empties. */
@Example({ primer_dia: '2027-03-01', hora: '08:00', lugar: 'Carrer de l’Exemple, 100', version: 1 })
export class OnboardingUpdate {
  /** First day of work, in Madrid; at most two years ahead, or one year ago. */
  @Example('2027-03-01')
  @IsOptional()
  @TrimLine()
  @TypedDay(DAY)
  primer_dia?: string | null;

  /** Hour at which it begins. */
  @TimeOfDay()
  @IsOptional()
  @TrimLine()
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'La hora no es válida' })
  hora?: string | null;

  /** Where; the person reads it. */
  @Example('Carrer de l’Exemple, 100')
  @OptionalLine(lugar, 'El lugar')
  lugar?: string | null;

  /** Whom to ask for; the person reads it. */
  @Example('Jordi Puig, en la entrada del taller')
  @OptionalLine(contacto, 'El contacto')
  contacto?: string | null;

  /** Id of the account of staff that does the tasks of the manager. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Esta persona no es del equipo' })
  responsable_id?: string | null;

  /** Id of the account of staff that does the tasks of IT. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Esta persona no es del equipo' })
  informatica_id?: string | null;

  /** The version that was seen; another one answers 409 `onboarding_stale`. */
  @IsVersion({ message: 'Falta la versión de la incorporación' })
  version: number;
}

export class OnboardingVersion extends PickType(OnboardingUpdate, ['version'] as const) {}

export class NotJoinedRequest extends OnboardingVersion {
  /** Why the person did not begin; for staff. */
  @Example('Ha aceptado otra oferta.')
  @Trim()
  @RequiredText(motivo, 'El motivo', { message: 'Escribe por qué no se incorporó' })
  motivo: string;
}

export class TaskVersionRequest {
  /** The version of the task that was seen; another one answers 409 `onboarding_task_stale`. */
  @IsVersion({ message: 'Falta la versión de la tarea' })
  version: number;
}

@Example({ valor: 'ES91 2100 0418 4502 0005 1332', version: 1 })
export class TaskValueRequest extends OnboardingValueRequest {
  /** The version of the task that was seen; another one answers 409 `onboarding_task_stale`. */
  @IsVersion({ message: 'Falta la versión de la tarea' })
  version: number;
}

/** Without a password the ZIP is not encrypted. */
@Example({ contrasena: 'correct-horse-battery' })
export class StartPackRequest {
  /** Encrypts the file with age (https://age-encryption.org); it is kept nowhere. */
  @IsOptional()
  @Length(contrasena.min, contrasena.max, {
    message: `La contraseña tiene entre ${contrasena.min} y ${contrasena.max} caracteres`,
  })
  contrasena?: string;
}

export class OnboardingDocument {
  /** Id of the request. */ @Id() id: string;
  /** State of the request. */
  @Word(DOCUMENT_ESTADOS)
  estado: DocumentEstado;
  /** Why it was refused. */ @Example('La foto está borrosa y no se lee la fecha.') motivo: string | null;
  @Version() version: number;
  /** API address of the file; null: none has come. */
  @Example('/api/documents/3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11/file') url: string | null;
}

export class OnboardingTaskResponse {
  /** Id. */ @Id() id: string;
  /** Names it in its template. */ @Example('iban') clave: string;
  /** Kind, in one of these words. */ @Word(ONBOARDING_TASK_KINDS) tipo: OnboardingTaskKind;
  /** Who does it. */ @Word(ONBOARDING_ACTORS) quien: OnboardingActor;
  /** Who must act now: of a document that came, human resources. */
  @Word(ONBOARDING_ACTORS) turno: OnboardingActor;
  /** Days from the first one. */ @Example(-7) dias: number;
  /** The day until which it is to be done; null: the first day is not known. */ @Day() vence_el:
    | string
    | null;
  /** Whether it is overdue. */ atrasada: boolean;
  /** Whether the first day needs it. */ obligatoria: boolean;
  /** Title of the task that must be done before; null: it may be done now. */
  @Example('Certificado de titularidad') espera: string | null;
  /** What is to be done. */ @Example('La cuenta para tu nómina') titulo: string;
  /** More about it. */ @Example('El IBAN de una cuenta a tu nombre.') detalle: string;
  /** Of a value: which. */ @Word(ONBOARDING_DATA) dato: OnboardingData | null;
  /** Of a value: what was typed, masked when it is sensitive; null: nothing, or it cannot be read. */
  valor: OnboardingValueResponse | null;
  /** Whether the value is masked here. */ tapado: boolean;
  /** Of a text: what is read and confirmed. */ @Example('Lleva siempre el chaleco.') texto: string | null;
  /** Of a document: its request. */ documento: OnboardingDocument | null;
  /** Of a document: the licence that it proves. */ @Word(CUALIFICACIONES)
  cualificacion: Cualificacion | null;
  /** When it was done; null: not yet. */ @Instant() hecha_at: string | null;
  /** Who of staff did it. */ @Example('Marta Soler') hecha_por: string | null;
  @Version() version: number;
  /** Whether whoever asks may tick it now. */ puede_marcar: boolean;
  /** Whether whoever asks may take the tick back. */ puede_desmarcar: boolean;
  /** Whether whoever asks may write the value now. */ puede_escribir: boolean;
}

/** A row of the list. */
export class OnboardingResponse {
  /** Id. */ @Id() id: string;
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Name of the person. */ @Example('Núria García') candidato_nombre: string;
  /** Title of the vacancy, or the position. */ @Example('Chofer de grúa') puesto: string;
  /** Name of the template that it copied. */ @Example('Chofer') plantilla: string | null;
  /** State, in one of these words. */ @Word(ONBOARDING_ESTADOS) estado: OnboardingEstado;
  /** First day of work; null: not known yet. */ @Day() primer_dia: string | null;
  /** Hour at which it begins. */ @TimeOfDay() hora: string | null;
  /** Where it begins. */ @Example('Carrer de l’Exemple, 100') lugar: string | null;
  /** Whom to ask for. */ @Example('Jordi Puig') contacto: string | null;
  /** Id of the account that does the tasks of the manager. */ @Id() responsable_id: string | null;
  /** Its name. */ @Example('Jordi Puig') responsable_nombre: string | null;
  /** Id of the account that does the tasks of IT. */ @Id() informatica_id: string | null;
  /** Its name. */ @Example('Marta Soler') informatica_nombre: string | null;
  /** Why the person did not begin. */ @Example('Ha aceptado otra oferta.') motivo: string | null;
  /** When it ended; null: it has not. */ @Instant() terminada_at: string | null;
  /** Whether the person was rejected since: it is cancelled when they are told. */ se_cancela: boolean;
  /** Required tasks that are not done. */ @Example(3) pendientes: number;
  /** Required tasks. */ @Example(12) total: number;
  /** Titles of the next of them. */ @Example(['DNI o NIE', 'Permiso C']) faltan: string[];
  /** Who must act next; null: nobody. */ @Word(ONBOARDING_ACTORS) turno: OnboardingActor | null;
  /** `rojo`: a required task is overdue; `ambar`: one is due within three days. */
  @Word(['rojo', 'ambar']) urgencia: Urgency;
  @Version() version: number;
  /** When it was opened. */ @Instant() created_at: string;
}

/** A licence or certificate that has ended, or ends within 30 days of the first day. */
export class OnboardingLicence {
  /** Which. */ @Word(CUALIFICACIONES) tipo: Cualificacion;
  /** Last day on which it is good. */ @Day() caduca_el: string;
  /** Whether it is good on the first day, or today where that has passed. */ vale: boolean;
}

export class OnboardingRecord extends OnboardingResponse {
  /** Everything that is to be done, in its order. */
  @ApiProperty({ type: [OnboardingTaskResponse] })
  tareas: OnboardingTaskResponse[];
  /** Whether the first day and the endings may be written. */ abierta: boolean;
  /** What the person cannot drive or work with for long; empty: nothing. */
  @ApiProperty({ type: [OnboardingLicence] })
  permisos: OnboardingLicence[];
}

export class MyOnboardingTask extends OmitType(OnboardingTaskResponse, ['hecha_por', 'turno'] as const) {}

/** What the person reads of their own. */
export class MyOnboarding extends PickType(OnboardingResponse, [
  'id',
  'aplicacion_id',
  'puesto',
  'primer_dia',
  'hora',
  'lugar',
  'contacto',
] as const) {
  /** Whether the person has begun to work. */ incorporada: boolean;
  /** How many required tasks of the person are not done. */ @Example(3) pendientes: number;
  /** Tasks of the person, in the order in which they are done. */
  @ApiProperty({ type: [MyOnboardingTask] })
  tareas: MyOnboardingTask[];
}

export class MyOnboardingResponse {
  /** Null: there is none to be shown. */ incorporacion: MyOnboarding | null;
}
