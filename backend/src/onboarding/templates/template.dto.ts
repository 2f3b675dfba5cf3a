import {
  CUALIFICACIONES,
  type Cualificacion,
  ONBOARDING_ACTORS,
  ONBOARDING_DATA,
  ONBOARDING_DAYS,
  ONBOARDING_LIMITS,
  ONBOARDING_TASK_KINDS,
  type OnboardingActor,
  type OnboardingData,
  type OnboardingTaskKind,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import { Example, Id, RequiredText, Text, Version, Word } from '../../platform/openapi/field.js';
import { TrimLine } from '../../platform/http/validation/trim.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { IsVersion } from '../../platform/http/validation/version.js';
import type { OnboardingTemplate, TemplateTask } from './template.entity.js';
import { OptionalLine, OptionalText } from '../../platform/http/validation/optional-text.js';

const { nombre, tareas, texto } = ONBOARDING_LIMITS;
const WHO = { message: 'Elige quién lo hace' };
const DAYS = { message: 'Elige cuándo se hace' };
const KEY = { message: 'La tarea no es válida' };

const Words = () => OptionalText(texto, 'El texto');

/** A text by language; Spanish is shown where one is missing. */
export class OnboardingTexts {
  /** In Spanish. */ @Example('DNI o NIE')
  @Words()
  es?: string;
  /** In Catalan. */ @Example('DNI o NIE')
  @Words()
  ca?: string;
  /** In English. */ @Example('ID card (DNI or NIE)')
  @Words()
  en?: string;
  /** In Romanian. */ @Example('DNI sau NIE')
  @Words()
  ro?: string;
  /** In Arabic. */ @Example('بطاقة الهوية DNI أو NIE')
  @Words()
  ar?: string;
}

/** A task of a template. Its place in the list is its order. */
export class OnboardingTemplateTaskRequest {
  /** Names it in the template, for what waits for it. */
  @Example('iban')
  @TrimLine()
  @RequiredText(40, KEY)
  @Matches(/^[\da-z_-]+$/, KEY)
  clave: string;

  /** Kind, in one of these words. */
  @Word(ONBOARDING_TASK_KINDS, { message: 'Elige el tipo' }) tipo: OnboardingTaskKind;
  /** Who does it. */
  @Word(ONBOARDING_ACTORS, WHO) quien: OnboardingActor;

  /** Days from the first one. */
  @Example(-7)
  @ApiProperty({ enum: [...ONBOARDING_DAYS], type: 'integer', minimum: -7, maximum: 30 })
  @IsIn(ONBOARDING_DAYS, DAYS)
  dias: number;

  /** Whether the first day needs it. */
  @IsBoolean({ message: 'Este campo debe ser verdadero o falso' })
  obligatoria: boolean;

  /** What is to be done. */
  @ValidateObject()
  @Type(() => OnboardingTexts)
  titulo: OnboardingTexts;

  /** More about it. */
  @IsOptional()
  @ValidateObject()
  @Type(() => OnboardingTexts)
  detalle?: OnboardingTexts;

  /** `clave` of the task that must be done before. */
  @Example('iban')
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @TrimLine()
  @Text(40, KEY)
  espera?: string | null;

  /** Of a value: which. */
  @ApiProperty({ enum: [...ONBOARDING_DATA], nullable: true, required: false })
  @IsOptional()
  @IsIn(ONBOARDING_DATA, { message: 'Elige el dato' })
  dato?: OnboardingData | null;

  /** Of a text: what is read and confirmed. */
  @IsOptional()
  @ValidateObject()
  @Type(() => OnboardingTexts)
  texto?: OnboardingTexts | null;

  /** Of a document: the licence that it proves. */
  @ApiProperty({ enum: [...CUALIFICACIONES], nullable: true, required: false })
  @IsOptional()
  @IsIn(CUALIFICACIONES, { message: 'Elige el permiso' })
  cualificacion?: Cualificacion | null;
}

const TEMPLATE = {
  nombre: 'Mecánico',
  departamento: 'mantenimiento',
  posicion: 'mecanico',
  tareas: [
    {
      clave: 'iban',
      tipo: 'dato',
      quien: 'persona',
      dias: -7,
      obligatoria: true,
      dato: 'iban',
      titulo: { es: 'Tu cuenta para la nómina' },
    },
  ],
};

@Example(TEMPLATE)
export class NewOnboardingTemplate {
  /** Name, for human resources. */
  @Example('Chofer')
  @TrimLine()
  @RequiredText(nombre, 'El nombre', { message: 'Escribe el nombre de la plantilla' })
  nombre: string;

  /** Code of the department; null: for departments that have no other. */
  @Example('chofer')
  @ApiProperty({ type: String, nullable: true, required: false })
  @OptionalLine(80, 'El departamento')
  departamento?: string | null;

  /** Code of the position; null: all of the department. */
  @Example('conductor')
  @ApiProperty({ type: String, nullable: true, required: false })
  @OptionalLine(80, 'La posición')
  posicion?: string | null;

  /** In their order. */
  @IsArray({ message: 'Las tareas no son válidas' })
  @ArrayMinSize(1, { message: 'Pon al menos una tarea' })
  @ArrayMaxSize(tareas, { message: `No puede haber más de ${tareas} tareas` })
  @ValidateObject({ each: true, message: 'La tarea no es válida' })
  @Type(() => OnboardingTemplateTaskRequest)
  tareas: OnboardingTemplateTaskRequest[];
}

@Example({ ...TEMPLATE, version: 1 })
export class OnboardingTemplateUpdate extends NewOnboardingTemplate {
  /** The version that was seen; another one answers 409 `onboarding_template_stale`. */
  @IsVersion({ message: 'Falta la versión de la plantilla' })
  version: number;
}

export class OnboardingTemplateTaskResponse {
  /** Names it in the template, for what waits for it. */ @Example('iban') clave: string;
  /** Kind, in one of these words. */ @Word(ONBOARDING_TASK_KINDS) tipo: OnboardingTaskKind;
  /** Who does it. */ @Word(ONBOARDING_ACTORS) quien: OnboardingActor;
  /** Days from the first one. */
  @Example(-7)
  @ApiProperty({ enum: [...ONBOARDING_DAYS], type: 'integer', minimum: -7, maximum: 30 })
  dias: number;
  /** Whether the first day needs it. */ obligatoria: boolean;
  /** What is to be done. */ titulo: OnboardingTexts;
  /** More about it. */ detalle: OnboardingTexts;
  /** `clave` of the task that must be done before. */ @Example('iban') espera: string | null;
  /** Of a value: which. */ @Word(ONBOARDING_DATA) dato: OnboardingData | null;
  /** Of a text: what is read and confirmed. */ texto: OnboardingTexts | null;
  /** Of a document: the licence that it proves. */ @Word(CUALIFICACIONES)
  cualificacion: Cualificacion | null;
}

export class OnboardingTemplateResponse {
  /** Id. */ @Id() id: string;
  /** Name, for human resources. */ @Example('Chofer') nombre: string;
  /** Code of the department; null: for departments that have no other. */
  @Example('chofer') departamento: string | null;
  /** Code of the position; null: all of the department. */ @Example('conductor') posicion: string | null;
  /** In their order. */
  @ApiProperty({ type: [OnboardingTemplateTaskResponse] })
  tareas: OnboardingTemplateTaskResponse[];
  /** Whether it is the general one, which cannot be deleted. */ general: boolean;
  @Version() version: number;
}

const toTask = (task: TemplateTask): OnboardingTemplateTaskResponse => ({
  clave: task.clave,
  tipo: task.tipo,
  quien: task.quien,
  dias: task.dias,
  obligatoria: task.obligatoria,
  titulo: task.titulo,
  detalle: task.detalle ?? {},
  espera: task.espera ?? null,
  dato: task.dato ?? null,
  texto: task.texto ?? null,
  cualificacion: task.cualificacion ?? null,
});

export const toTemplateResponse = (template: OnboardingTemplate): OnboardingTemplateResponse => ({
  id: template.id,
  nombre: template.nombre,
  departamento: template.departamento,
  posicion: template.posicion,
  tareas: template.tareas.map(toTask),
  general: template.departamento === null,
  version: template.version,
});
