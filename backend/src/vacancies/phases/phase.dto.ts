import { PHASE_ESTADOS, PHASE_LIMITS, type PhaseEstado } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Example, Id, RequiredText, tooLong, Version, Word } from '../../platform/openapi/field.js';
import { TrimLine } from '../../platform/http/validation/trim.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { IsVersion } from '../../platform/http/validation/version.js';
import type { Phase } from './phase.entity.js';
import { OptionalLine, OptionalText } from '../../platform/http/validation/optional-text.js';
import { pick } from '../../platform/values/pick.js';

const { days } = PHASE_LIMITS;
const DAYS = { message: `Escribe un número de días entre ${days.min} y ${days.max}` };
const YES_OR_NO = { message: 'Este campo debe ser verdadero o falso' };

const Words = () => OptionalText(PHASE_LIMITS.text, 'El texto');

/** A text for candidates by language; Spanish is shown where one is missing. */
export class PhaseTexts {
  /** In Spanish. */ @Example('Te llamaremos para acordar la prueba de conducción.')
  @Words()
  es?: string;
  /** In Catalan. */ @Example('Et trucarem per acordar la prova de conducció.')
  @Words()
  ca?: string;
  /** In English. */ @Example('We will call you to arrange the driving test.')
  @Words()
  en?: string;
  /** In Romanian. */ @Example('Te vom suna pentru a stabili proba de conducere.')
  @Words()
  ro?: string;
  /** In Arabic. */ @Example('سنتصل بك لتحديد موعد اختبار القيادة.')
  @Words()
  ar?: string;
}

/** A phase of a list. Its place among those of its estado is its order. */
@Example({
  nombre: 'Prueba de conducción',
  estado: 'en_revision',
  dias: 5,
  frase: { es: 'Te llamaremos para acordar la prueba de conducción.' },
  exige_documento: 'Certificado CAP',
  exige_tarea: 'Pedir referencias',
})
export class PhaseRequest {
  /** The phase that is changed; absent: a new one. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La fase no es válida' })
  id?: string;

  /** Name, for human resources. */
  @Example('Prueba de conducción')
  @TrimLine()
  @RequiredText(PHASE_LIMITS.name, tooLong(PHASE_LIMITS.name, 'El nombre'), {
    message: 'Escribe el nombre de la fase',
  })
  nombre: string;

  /** The estado that it divides. It stays once somebody has been in the phase. */
  @Word(PHASE_ESTADOS, { message: 'El estado no es válido' })
  estado: PhaseEstado;

  /** Days to answer; absent or null: those of its stage. */
  @Example(5)
  @ApiProperty({ minimum: days.min, maximum: days.max, nullable: true, type: 'integer', required: false })
  @IsOptional()
  @IsInt(DAYS)
  @Min(days.min, DAYS)
  @Max(days.max, DAYS)
  dias?: number | null;

  /** What the portal says meanwhile; without it, what it says of the estado. */
  @IsOptional()
  @ValidateObject()
  @Type(() => PhaseTexts)
  frase?: PhaseTexts;

  /** The message that a move into it proposes. It leaves only when whoever moves chooses to send it. */
  @IsOptional()
  @ValidateObject()
  @Type(() => PhaseTexts)
  mensaje?: PhaseTexts;

  /** Name of a requested document that must be accepted before one may go on. */
  @Example('Certificado CAP')
  @ApiProperty({ nullable: true, type: String, required: false, maxLength: PHASE_LIMITS.document })
  @OptionalLine(PHASE_LIMITS.document, 'El documento')
  exige_documento?: string | null;

  /** Whether a scorecard is needed before one may go on, of an interview that no earlier phase has counted. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  exige_puntuacion?: boolean;

  /** Title of a task that must be done before one may go on; entering the phase creates it. */
  @Example('Pedir referencias')
  @ApiProperty({ nullable: true, type: String, required: false, maxLength: PHASE_LIMITS.task })
  @OptionalLine(PHASE_LIMITS.task, 'La tarea')
  exige_tarea?: string | null;

  /** Whether nobody may be moved into it any more. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  archivada?: boolean;
}

/** All phases of a vacancy or a template. They are kept by estado, and inside an estado in the order of the list. */
export class PhasesRequest {
  /** The version that was seen, of the vacancy or the department. */
  @IsVersion({ message: 'Falta la versión de lo que tenías delante' })
  version: number;

  /** One that is left out is deleted, if nobody has been in it. */
  @IsArray({ message: 'Las fases no son válidas' })
  @ArrayMaxSize(PHASE_LIMITS.phases, { message: `No puede haber más de ${PHASE_LIMITS.phases} fases` })
  @ValidateObject({ each: true, message: 'La fase no es válida' })
  @Type(() => PhaseRequest)
  fases: PhaseRequest[];
}

export class PhaseResponse {
  /** Id. */ @Id() id: string;
  /** Name, for human resources. */ @Example('Prueba de conducción') nombre: string;
  /** The estado that it divides. */ @Word(PHASE_ESTADOS) estado: PhaseEstado;
  /** Days to answer; null: those of its stage. */ @Example(5) dias: number | null;
  /** What the portal says meanwhile, by language. */ frase: PhaseTexts;
  /** The message that a move into it proposes, by language. */ mensaje: PhaseTexts;
  /** Name of a requested document that must be accepted before one may go on; null: none. */
  @Example('Certificado CAP') exige_documento: string | null;
  /** Whether a scorecard is needed before one may go on, of an interview that no earlier phase has counted. */
  exige_puntuacion: boolean;
  /** Title of a task that must be done before one may go on; null: none. */
  @Example('Pedir referencias') exige_tarea: string | null;
  /** Whether nobody may be moved into it any more. */ archivada: boolean;
  /** Whether somebody is or has been in it: it can be archived and not deleted. */ en_uso: boolean;
}

export class PhasesResponse {
  @Version() version: number;
  /** In their order. */
  @ApiProperty({ type: [PhaseResponse] })
  fases: PhaseResponse[];
}

export const toPhaseResponse = (phase: Phase, en_uso: boolean): PhaseResponse => ({
  ...pick(phase, 'id', 'nombre', 'estado', 'dias', 'frase', 'mensaje'),
  ...pick(phase, 'exige_documento', 'exige_puntuacion', 'exige_tarea'),
  archivada: phase.archivada_at !== null,
  en_uso,
});
