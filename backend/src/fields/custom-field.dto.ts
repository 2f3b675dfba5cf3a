import {
  CUSTOM_FIELD_CLASS_NAMES,
  CUSTOM_FIELD_KINDS,
  CUSTOM_FIELD_LIMITS,
  CUSTOM_FIELD_NOUNS,
  CUSTOM_FIELD_PLACE_NAMES,
  CUSTOM_FIELD_READERS,
  type CustomFieldClass,
  type CustomFieldKind,
  type CustomFieldNoun,
  type CustomFieldPlace,
  type CustomFieldReader,
} from '@hiring/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
} from 'class-validator';
import { Example, Id, RequiredText, tooLong, Version, Word } from '../platform/openapi/field.js';
import { TrimLine } from '../platform/http/validation/trim.js';
import { ValidateObject } from '../platform/http/validation/validate-object.js';
import { IsVersion } from '../platform/http/validation/version.js';
import { rulesOf } from './kinds.js';
import type { CustomField } from './custom-field.entity.js';
import { OptionalLine } from '../platform/http/validation/optional-text.js';
import { pick } from '../platform/values/pick.js';

const { label, help, unit, options, fields } = CUSTOM_FIELD_LIMITS;
const YES_OR_NO = { message: 'Este campo debe ser verdadero o falso' };

/** A short text by language; Spanish is shown where one is missing. */
export class CustomFieldLabel {
  /** In Spanish. */
  @Example('Años con ADR')
  @TrimLine()
  @RequiredText(label, tooLong(label), { message: 'Escríbelo en español' })
  es: string;

  /** In Catalan. */ @Example('Anys amb ADR') @OptionalLine(label) ca?: string;
  /** In English. */ @Example('Years with ADR') @OptionalLine(label) en?: string;
  /** In Romanian. */ @Example('Ani cu ADR') @OptionalLine(label) ro?: string;
  /** In Arabic. */ @Example('سنوات مع ADR') @OptionalLine(label) ar?: string;
}

/** What stands below a label, by language; Spanish is shown where one is missing. */
export class CustomFieldHelp {
  /** In Spanish. */ @Example('Desde que tienes el certificado.') @OptionalLine(help) es?: string;
  /** In Catalan. */ @Example('Des que tens el certificat.') @OptionalLine(help) ca?: string;
  /** In English. */ @Example('Since you got the certificate.') @OptionalLine(help) en?: string;
  /** In Romanian. */ @Example('De când ai certificatul.') @OptionalLine(help) ro?: string;
  /** In Arabic. */ @Example('منذ حصولك على الشهادة.') @OptionalLine(help) ar?: string;
}

/** A choice of a field. */
export class CustomFieldOptionRequest {
  /** What records store; absent: a new option, whose key is made from its text. */
  @Example('noche')
  @IsOptional()
  @Matches(/^[a-z][a-z0-9_]{0,39}$/, { message: 'La opción no es válida' })
  clave?: string;

  /** What people read. */
  @ValidateObject()
  @Type(() => CustomFieldLabel)
  texto: CustomFieldLabel;
}

@Example({ entidad: 'persona', tipo: 'numero', etiqueta: { es: 'Años con ADR' }, clase: 'ordinario' })
export class CustomFieldRequest {
  /** What has it. */
  @Word(CUSTOM_FIELD_NOUNS, { message: 'Elige quién tiene el campo' }) entidad: CustomFieldNoun;

  /** What its values are; it stays. */
  @Word(CUSTOM_FIELD_KINDS, { message: 'Elige el tipo' }) tipo: CustomFieldKind;

  /** Label by language. */
  @ValidateObject()
  @Type(() => CustomFieldLabel)
  etiqueta: CustomFieldLabel;

  /** Help below it, by language. */
  @IsOptional()
  @ValidateObject()
  @Type(() => CustomFieldHelp)
  ayuda?: CustomFieldHelp;

  /** Unit of a number. */
  @Example('años')
  @ApiProperty({ nullable: true, type: String, required: false, maxLength: unit })
  @OptionalLine(unit)
  unidad?: string | null;

  /** Of `una_de` and `varias_de`, in their order. One that a record has cannot be taken away. */
  @IsOptional()
  @IsArray({ message: 'Las opciones no son válidas' })
  @ArrayMaxSize(options, { message: `No puede haber más de ${options} opciones` })
  @ValidateObject({ each: true, message: 'La opción no es válida' })
  @Type(() => CustomFieldOptionRequest)
  opciones?: CustomFieldOptionRequest[];

  /** In which step of the candidate's form it is asked; absent: in none. */
  @IsOptional()
  @Word(CUSTOM_FIELD_PLACE_NAMES, { message: 'Elige dónde se pregunta' })
  donde?: CustomFieldPlace;

  /** Codes of the departments whose applicants are asked; absent or empty: all. */
  @Example(['chofer'])
  @IsOptional()
  @IsArray({ message: 'Los departamentos no son válidos' })
  @ArrayMaxSize(fields, { message: 'Hay demasiados departamentos' })
  @ArrayUnique({ message: 'Cada departamento va una sola vez' })
  @IsString({ each: true, message: 'El departamento no es válido' })
  departamentos?: string[];

  /** Who reads the values besides human resources; absent: nobody. What the form asks, the person reads. */
  @IsOptional()
  @Word(CUSTOM_FIELD_READERS, { message: 'Elige quién lo ve' })
  visible_para?: CustomFieldReader;

  /**
   * Whether managers read the values of the people who applied to their openings: not those of vacancies or of a special
   * category.
   */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  lo_ve_equipo?: boolean;

  /** Whether the form needs it, and a value that is there cannot be emptied. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  obligatorio?: boolean;

  /** Whether the list of people filters and sorts by it: not those of vacancies or of a special category. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  en_listas?: boolean;

  /** What it says of a person: decides what a copy of their data tells and where the values may be read. */
  @Word(CUSTOM_FIELD_CLASS_NAMES, { message: 'Elige qué clase de dato es' }) clase: CustomFieldClass;
}

@Example({
  etiqueta: { es: 'Años con ADR', ca: 'Anys amb ADR', en: 'Years with ADR' },
  ayuda: { es: 'Desde que tienes el certificado.' },
  unidad: 'años',
  en_listas: true,
  clase: 'ordinario',
  version: 1,
})
export class CustomFieldUpdate extends OmitType(CustomFieldRequest, ['entidad', 'tipo'] as const) {
  /** The version that was read; another one answers 409 `custom_field_stale`. */
  @IsVersion({ message: 'Falta la versión del campo' })
  version: number;

  /** Whether it is archived: no form shows it, its values stay. */
  @IsOptional()
  @IsBoolean(YES_OR_NO)
  archivado?: boolean;
}

export class CustomFieldsOrder {
  /** What has them. */
  @Word(CUSTOM_FIELD_NOUNS, { message: 'Elige quién tiene los campos' }) entidad: CustomFieldNoun;

  /** Ids of all its fields that are in use, the first one first. */
  @IsArray({ message: 'Falta el orden de los campos' })
  @ArrayMaxSize(fields, { message: 'Falta el orden de los campos' })
  @ArrayUnique({ message: 'Cada campo va una sola vez' })
  @IsUUID(undefined, { each: true, message: 'Falta el orden de los campos' })
  ids: string[];
}

/** A choice of a field. */
export class CustomFieldOptionResponse {
  /** What records store. */ @Example('noche') clave: string;
  /** What people read. */ texto: CustomFieldLabel;
}

export class CustomFieldResponse {
  /** Id. */ @Id() id: string;
  /** What has it. */ @Word(CUSTOM_FIELD_NOUNS) entidad: CustomFieldNoun;
  /** Its name in `campos` of the records; it never changes. */ @Example('anos_con_adr') clave: string;
  /** What its values are. */ @Word(CUSTOM_FIELD_KINDS) tipo: CustomFieldKind;
  /** Label by language. */ etiqueta: CustomFieldLabel;
  /** Help below it, by language. */ ayuda: CustomFieldHelp;
  /** Unit of a number; null: none. */ @Example('años') unidad: string | null;
  /** Of `una_de` and `varias_de`, in their order. */
  @ApiProperty({ type: [CustomFieldOptionResponse] })
  opciones: CustomFieldOptionResponse[];
  /** In which step of the candidate's form it is asked. */ @Word(CUSTOM_FIELD_PLACE_NAMES)
  donde: CustomFieldPlace;
  /** Codes of the departments whose applicants are asked; empty: all. */ @Example(['chofer'])
  departamentos: string[];
  /** Who reads the values besides human resources. */ @Word(CUSTOM_FIELD_READERS)
  visible_para: CustomFieldReader;
  /** Whether managers read the values of the people who applied to their openings. */ lo_ve_equipo: boolean;
  /** Whether the form needs it, and a value that is there cannot be emptied. */ obligatorio: boolean;
  /** What it says of a person. */ @Word(CUSTOM_FIELD_CLASS_NAMES) clase: CustomFieldClass;
  /** Whether the list of people filters and sorts by it. */ en_listas: boolean;
  /** Whether the list of people can be sorted by it. */ ordenable: boolean;
  /** Its place among those of its noun, from 0. */ @Example(0) orden: number;
  /** Whether it is archived: no form shows it, its values stay. */ archivado: boolean;
  @Version() version: number;
}

/** JSON Schema (2020-12) of `campos` of each noun, as this installation has it now. */
export class CustomFieldSchemas {
  /** Of people. */ @FreeForm() persona: Record<string, unknown>;
  /** Of applications. */ @FreeForm() candidatura: Record<string, unknown>;
  /** Of vacancies. */ @FreeForm() vacante: Record<string, unknown>;
}

function FreeForm(): PropertyDecorator {
  return applyDecorators(ApiProperty({ type: 'object', additionalProperties: true }), Example({}));
}

/** Of people and applications. */
const VALUES = { anos_con_adr: 4, turnos: ['noche'] };
export const VACANCY_VALUES = { centro_de_coste: 'ZF-20' };

/** The values of a record's own fields in an answer. */
export const CustomValues = (example: object = VALUES): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: 'object', additionalProperties: true }), Example(example));

/** Those that a request changes. */
export const CustomValuesAsked = (example?: object): PropertyDecorator =>
  applyDecorators(CustomValues(example), IsObject({ message: 'Los campos no son válidos' }));

export const toCustomFieldResponse = (field: CustomField): CustomFieldResponse => ({
  ...pick(
    field,
    'id',
    'entidad',
    'clave',
    'tipo',
    'etiqueta',
    'ayuda',
    'unidad',
    'opciones',
    'donde',
    'version',
  ),
  ...pick(
    field,
    'visible_para',
    'lo_ve_equipo',
    'obligatorio',
    'clase',
    'en_listas',
    'orden',
    'departamentos',
  ),
  ordenable:
    field.en_listas &&
    field.entidad === 'persona' &&
    field.archivado_at === null &&
    rulesOf(field.tipo).filter.sort !== null,
  archivado: field.archivado_at !== null,
});
