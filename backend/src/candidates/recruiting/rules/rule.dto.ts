import {
  CUALIFICACIONES,
  type Cualificacion,
  DOCUMENT_LIMITS,
  MESSAGE_LIMITS,
  PHASE_LIMITS,
  RULE_ACTIONS,
  RULE_AWAITED,
  RULE_LIMITS,
  RULE_PRIORITIES,
  RULE_STAGES,
  RULE_STOPS,
  RULE_TEMPLATES,
  RULE_WHENS,
  type RuleActionType,
  type RuleAwaited,
  type RulePriority,
  type RuleStage,
  type RuleStop,
  type RuleTemplate,
  type RuleWhen,
  STAGES,
  type Stage,
  TASK_LIMITS,
} from '@hiring/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { IsFilters } from '../../../auth/preferences/saved-views.dto.js';
import {
  Example,
  Id,
  Instant,
  RequiredText,
  tooLong,
  Version,
  Whole,
  Word,
} from '../../../platform/openapi/field.js';
import { TrimLine } from '../../../platform/http/validation/trim.js';
import { ValidateObject } from '../../../platform/http/validation/validate-object.js';
import { IsVersion } from '../../../platform/http/validation/version.js';
import { OptionalLine, OptionalText } from '../../../platform/http/validation/optional-text.js';

const { freno, dias, acciones } = RULE_LIMITS;
const YES_OR_NO = { message: 'Este campo debe ser verdadero o falso' };
const DAYS = { message: `Escribe un número de días entre ${dias.min} y ${dias.max}` };
const SOON = { message: `Escribe un número de días entre 0 y ${dias.max}` };
const BRAKE = { message: `Escribe un número entre ${freno.min} y ${freno.max}` };
const FIELD_KEY = 40;

const Conditions = (): PropertyDecorator =>
  applyDecorators(
    Example({ cualificacion: 'permiso_c' }),
    ApiProperty({ type: 'object', additionalProperties: { type: 'string' } }),
  );

/** A filter that is left empty is none. */
const WithoutBlanks = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, text]) => text !== null && text !== ''))
      : value,
  );

/** When a rule looks. Each kind reads its own parts; the others are left out. */
@Example({ tipo: 'en_fase', etapa: 'en_revision', dias: 7 })
export class RuleWhenRequest {
  /** Kind, in one of these words. */
  @Word(RULE_WHENS, { message: 'Elige cuándo actúa la regla' }) tipo: RuleWhen;

  /** Of `movida` the stage that it comes to, of `en_fase` the one that it is in; absent: any. */
  @IsOptional()
  @Word(STAGES, { message: 'La etapa no es válida' })
  etapa?: Stage;

  /** Of `movida` and `en_fase`: name of the phase; absent: any. */
  @Example('Llamada de filtro')
  @OptionalLine(PHASE_LIMITS.name)
  fase?: string;

  /** Of `documento_aceptado`: name of the document; absent: any. */
  @Example('Certificado CAP')
  @OptionalLine(DOCUMENT_LIMITS.nombre)
  documento?: string;

  /** Of `campo_cambiado`: what has the field. */
  @IsOptional()
  @Word(['persona', 'candidatura'], { message: 'Elige quién tiene el campo' })
  entidad?: 'persona' | 'candidatura';

  /** Of `campo_cambiado`: key of the field. */
  @Example('anos_con_adr')
  @OptionalLine(FIELD_KEY)
  campo?: string;

  /** Of `caduca`: which qualification; absent: any. */
  @IsOptional()
  @Word(CUALIFICACIONES, { message: 'El permiso o certificado no es válido' })
  cualificacion?: Cualificacion;

  /** Of `sin_respuesta`: what the person has not answered. */
  @IsOptional()
  @Word(RULE_AWAITED, { message: 'Elige qué no ha respondido' })
  espera?: RuleAwaited;

  /** Days that have passed, or of `caduca` those that are left. */
  @Example(7)
  @IsOptional()
  @Whole(dias.min, dias.max, DAYS)
  dias?: number;
}

/** What a rule does. Each kind reads its own parts; the others are left out. */
@Example({ tipo: 'documento', nombre: 'Certificado CAP', dias: 15 })
export class RuleActionRequest {
  /** Kind, in one of these words. It never rejects, hides or lowers anybody. */
  @Word(RULE_ACTIONS, { message: 'Elige qué hace la regla' }) tipo: RuleActionType;

  /** Of `etiqueta`: id of the tag. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Elige una etiqueta' })
  etiqueta_id?: string;

  /** Of `prioridad`: set when the application has a lower one. */
  @IsOptional()
  @Word(RULE_PRIORITIES, { message: 'La prioridad no es válida' })
  prioridad?: RulePriority;

  /** Of `tarea`: what is to be done. */
  @Example('Llamar para confirmar la referencia')
  @OptionalLine(TASK_LIMITS.titulo)
  titulo?: string;

  /** Of `tarea`, `asignar` and a proposed `mensaje`: id of the account that gets it; absent: nobody yet. */
  @IsOptional()
  @IsUUID(undefined, { message: 'Esta persona no es del equipo' })
  asignada_a?: string;

  /** Of `tarea` and `documento`: days until when; absent: without a day. */
  @Example(15)
  @IsOptional()
  @Whole(0, dias.max, SOON)
  dias?: number;

  /** Of `documento`: its name. */
  @Example('Certificado CAP')
  @OptionalLine(DOCUMENT_LIMITS.nombre)
  nombre?: string;

  /** Of `documento`: how it should be; the candidate reads it. */
  @Example('Por las dos caras y que se lea bien.')
  @OptionalText(DOCUMENT_LIMITS.instrucciones)
  instrucciones?: string;

  /** Of `mover`: a stage further on; absent: that of the phase. */
  @IsOptional()
  @Word(RULE_STAGES, { message: 'La etapa no es válida' })
  etapa?: RuleStage;

  /** Of `mover`: name of a phase further on; a vacancy without it stays as it is. */
  @Example('Llamada de filtro')
  @OptionalLine(PHASE_LIMITS.name)
  fase?: string;

  /** Of `mover`: whether the candidate gets the message of the move; false unless said. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  avisar?: boolean;

  /** Of `mensaje`: the template that is sent, in the language of each person; absent: the text of the rule. */
  @IsOptional()
  @Word(RULE_TEMPLATES, { message: 'La plantilla no es válida' })
  plantilla?: RuleTemplate;

  /** Of `mensaje` without a template: subject, with the `{variables}` of a message by hand. */
  @Example('Tu candidatura en Barcelona')
  @OptionalLine(MESSAGE_LIMITS.asunto)
  asunto?: string;

  /** Of `mensaje` without a template: text, with the `{variables}` of a message by hand. */
  @Example('Hola, {nombre}:\n\nTodavía no has elegido hora.')
  @OptionalText(MESSAGE_LIMITS.cuerpo)
  cuerpo?: string;

  /** Of `mensaje`: true makes a task with the text instead of sending it. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  proponer?: boolean;
}

@Example({
  nombre: 'Pide el CAP a quien se inscribe',
  cuando: { tipo: 'inscrita' },
  si: { departamento: 'chofer' },
  entonces: [{ tipo: 'documento', nombre: 'Certificado CAP' }],
})
export class RuleRequest {
  /** Name, which the history shows. */
  @Example('Pide el CAP a quien se inscribe')
  @TrimLine()
  @RequiredText(RULE_LIMITS.nombre, tooLong(RULE_LIMITS.nombre, 'El nombre'), {
    message: 'Escribe un nombre',
  })
  nombre: string;

  /** When it looks. */
  @ValidateObject()
  @Type(() => RuleWhenRequest)
  cuando: RuleWhenRequest;

  /** Filters of HR's list that the application must fulfil then; empty: every one. */
  @Conditions()
  @WithoutBlanks()
  @IsFilters()
  si: Record<string, string>;

  /** What it does, in this order: all of it or nothing. */
  @IsArray({ message: 'Las acciones no son válidas' })
  @ArrayMinSize(1, { message: 'Añade al menos una acción' })
  @ArrayMaxSize(acciones, { message: `No puede haber más de ${acciones} acciones` })
  @ValidateObject({ each: true, message: 'La acción no es válida' })
  @Type(() => RuleActionRequest)
  entonces: RuleActionRequest[];

  /** Runs an hour at which it stops; absent: 50. */
  @Example(50)
  @IsOptional()
  @Whole(freno.min, freno.max, BRAKE)
  freno_hora?: number;
}

export class RuleUpdate extends RuleRequest {
  /** Whether it is on; absent: as it was. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  activa?: boolean;

  /** The version that was seen; another one answers 409 `rule_stale`. */
  @IsVersion({ message: 'Falta la versión de la regla' })
  version: number;
}

export class RuleResponse {
  /** Id. */ @Id() id: string;
  /** Name, which the history shows. */ @Example('Pide el CAP a quien se inscribe') nombre: string;
  /** Whether it is on. */ activa: boolean;
  /** When it looks. */ cuando: RuleWhenRequest;
  /** Filters of HR's list that the application must fulfil. */ @Conditions() si: Record<string, string>;
  /** What it does, in this order. */
  @ApiProperty({ type: [RuleActionRequest] })
  entonces: RuleActionRequest[];
  /** When it looks, in words. */ @Example('Cuando alguien se inscribe') cuando_texto: string;
  /** What it does, in words. */ @Example(['pide «Certificado CAP»']) entonces_textos: string[];
  /** Runs an hour at which it stops. */ freno_hora: number;
  /** Why it was switched off by itself; null: it was not. */ @Word(RULE_STOPS) parada: RuleStop | null;
  /** When it was switched off by itself; null: it was not. */ @Instant() parada_at: string | null;
  /** Why it cannot work, such as a tag that is not there any more; with any it cannot be switched on. */
  @Example(['La etiqueta ya no existe.'])
  avisos: string[];
  /** Runs of the last 30 days that did something. */ ejecuciones: number;
  /** Runs of the last 30 days that failed. */ fallos: number;
  @Version() version: number;
}

/** Somebody for whom a rule would have run. */
export class RulePreviewPerson {
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** Title of the vacancy; null: without one. */ @Example('Chofer') vacante: string | null;
  /** When it would have run, the last time. */ @Instant() fecha: string;
}

export class RulePreviewResponse {
  /** Since when it was tried. */ @Instant() desde: string;
  /** Applications for which it would have run; null: more than were tried. */ total: number | null;
  /** No date is kept of such a change: whoever has a value and was changed in that time is shown. */
  aproximado: boolean;
  /** The newest first, 200 at most. */
  @ApiProperty({ type: [RulePreviewPerson] })
  personas: RulePreviewPerson[];
}

/** What a rule did for one event. */
export class RuleRunResponse {
  /** Id. */ @Id() id: string;
  /** When it ran. */ @Instant() fecha: string;
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** First name. */ @Example('Núria') nombre: string;
  /** Family names. */ @Example('Vidal Roca') apellidos: string;
  /** What it did; empty: nothing was left to do, or it failed. */
  @Example(['crea la tarea «Llamar»'])
  hecho: string[];
  /** Code of the error with which it failed, and nothing was done; null: it did not. */
  @Example('phase_incomplete') error: string | null;
  /** The error in words. */ @Example('Ya se le ha pedido este documento') motivo: string | null;
  /** When it was undone; null: it was not. */ @Instant() deshecha_at: string | null;
  /** Whether it may be undone. */ puede_deshacerse: boolean;
}

/** What an undo took back. */
export class RuleUndoResponse {
  /** What was taken back. */ @Example(['pone la etiqueta «Noches»']) deshecho: string[];
  /** What could not be taken back any more. */ @Example(['escribe «Elige la hora»']) queda: string[];
}
