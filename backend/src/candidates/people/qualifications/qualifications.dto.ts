import {
  CADUCIDADES,
  CUALIFICACIONES,
  IDIOMAS,
  IDIOMA_NIVELES,
  INCORPORACIONES,
  QUALIFICATION_LIMITS,
  TURNOS,
  answersBy,
  type Caducidad,
  type Cualificacion,
  type Idioma,
  type IdiomaNivel,
  type Incorporacion,
  type Turno,
  type Disponibilidad,
} from '@hiring/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsOptional,
  Matches,
  ValidateIf,
} from 'class-validator';
import { Day, Word, Words } from '../../../platform/openapi/field.js';
import { ValidateObject } from '../../../platform/http/validation/validate-object.js';
import type { Availability } from './availability.entity.js';
import type { Qualification } from './qualification.entity.js';
import { expiryState } from './qualification.rules.js';

const { items } = QUALIFICATION_LIMITS;
const UNKNOWN = { message: 'Hay una cualificación que no conocemos' };
const TWICE = { message: 'Hay una cualificación repetida' };
const TOO_MANY = { message: `No puede haber más de ${items} cualificaciones` };
const EXPIRY = { message: 'La fecha de caducidad no es válida' };
const SHIFTS = { message: 'Los turnos no son válidos' };
const BOOLEAN = { message: 'Este campo debe ser verdadero o falso' };
const START = { message: 'La fecha de incorporación no es válida' };
const LANGUAGES = { message: 'Los idiomas no son válidos' };
/** A day of our times: years of two or five digits are slips of the finger. */
const DAY = /^(19|20)\d{2}-\d{2}-\d{2}$/;
/** The last day of a licence, whoever writes it. */
export const ExpiryDay = (): PropertyDecorator =>
  applyDecorators(Matches(DAY, EXPIRY), IsISO8601({ strict: true }, EXPIRY));

/** A licence or certificate. */
export class QualificationRequest {
  /** Kind, in one of these words. */
  @Word(CUALIFICACIONES, UNKNOWN) tipo: Cualificacion;

  /** YYYY-MM-DD, its last good day; null or absent: not said, or it does not expire. */
  @Day()
  @IsOptional()
  @ExpiryDay()
  caduca_el?: string | null;
}

export class LanguageRequest {
  /** Language, by its code. */
  @Word(IDIOMAS, LANGUAGES) idioma: Idioma;

  /** Level, in one of these words. */
  @Word(IDIOMA_NIVELES, LANGUAGES) nivel: IdiomaNivel;
}

/** All of a person's qualifications and availability: what is absent is not there any more. */
export class QualificationsRequest {
  /** Licences and certificates with the day until which they are valid. */
  @ArrayUnique(({ tipo }: Partial<QualificationRequest>) => tipo, TWICE)
  @ValidateObject({ each: true, message: UNKNOWN.message })
  @Type(() => QualificationRequest)
  @ArrayMaxSize(items, TOO_MANY)
  @IsArray(UNKNOWN)
  permisos: QualificationRequest[];

  /** Shifts that the person would work. */
  @Words(TURNOS)
  @IsOptional()
  @ArrayUnique(SHIFTS)
  @IsIn(TURNOS, { ...SHIFTS, each: true })
  @IsArray(SHIFTS)
  turnos?: Turno[];

  /** Whether the person works at weekends; null or absent: not answered. */
  @IsOptional()
  @IsBoolean(BOOLEAN)
  fines_de_semana?: boolean | null;

  /** Whether the person can spend nights away; null or absent: not answered. */
  @IsOptional()
  @IsBoolean(BOOLEAN)
  noches_fuera?: boolean | null;

  /** Whether the person has a vehicle; null or absent: not answered. */
  @IsOptional()
  @IsBoolean(BOOLEAN)
  vehiculo_propio?: boolean | null;

  /** When the person could start. */
  @IsOptional()
  @Word(INCORPORACIONES, START)
  incorporacion?: Incorporacion | null;

  /** YYYY-MM-DD; needed where `incorporacion` is fecha, ignored elsewhere. */
  @Day()
  @ValidateIf(({ incorporacion }: QualificationsRequest) => incorporacion === 'fecha')
  @Matches(DAY, START)
  @IsISO8601({ strict: true }, START)
  disponible_desde?: string | null;

  /** Languages with their levels. */
  @IsOptional()
  @ArrayUnique(({ idioma }: Partial<LanguageRequest>) => idioma, LANGUAGES)
  @ValidateObject({ each: true, message: LANGUAGES.message })
  @Type(() => LanguageRequest)
  @ArrayMaxSize(items, LANGUAGES)
  @IsArray(LANGUAGES)
  idiomas?: LanguageRequest[];
}

export class QualificationResponse {
  /** Kind, in one of these words. */ @Word(CUALIFICACIONES) tipo: Cualificacion;
  /** YYYY-MM-DD, its last good day. */ @Day() caduca_el: string | null;
  /** On today's day in Madrid; soon is 60 days. It never turns anybody down. */
  @Word(CADUCIDADES)
  estado: Caducidad;
}

export class LanguageResponse {
  /** Language, by its code. */ @Word(IDIOMAS) idioma: Idioma;
  /** Level, in one of these words. */ @Word(IDIOMA_NIVELES) nivel: IdiomaNivel;
}

/** What a person can drive and handle, when they can work, what they speak. */
export class QualificationsResponse implements Record<Disponibilidad, boolean | null> {
  /** In the order of the vocabulary. */
  @ApiProperty({ type: [QualificationResponse] })
  permisos: QualificationResponse[];
  /** Shifts that the person would work. */ @Words(TURNOS) turnos: Turno[];
  /** Whether the person works at weekends; null: not answered. */ fines_de_semana: boolean | null;
  /** Whether the person can spend nights away; null: not answered. */ noches_fuera: boolean | null;
  /** Whether the person has a vehicle; null: not answered. */ vehiculo_propio: boolean | null;
  /** When the person could start. */ @Word(INCORPORACIONES) incorporacion: Incorporacion | null;
  /** YYYY-MM-DD. */ @Day() disponible_desde: string | null;
  /** Languages with their levels. */ @ApiProperty({ type: [LanguageResponse] }) idiomas: LanguageResponse[];
}

const place = ({ tipo }: { tipo: Cualificacion }): number => CUALIFICACIONES.indexOf(tipo);

interface Parts {
  permisos: readonly Pick<Qualification, 'tipo' | 'caduca_el'>[];
  disponibilidad: Omit<Availability, 'candidato_id' | 'created_at' | 'updated_at'> | null;
}

/** @param today YYYY-MM-DD in Madrid. */
export function toQualificationsResponse(
  { permisos, disponibilidad: availability }: Parts,
  today: string,
): QualificationsResponse {
  return {
    permisos: [...permisos]
      .sort((a, b) => place(a) - place(b))
      .map(({ tipo, caduca_el }) => ({ tipo, caduca_el, estado: expiryState(caduca_el, today) })),
    turnos: availability?.turnos ?? [],
    ...answersBy((question) => availability?.[question] ?? null),
    incorporacion: availability?.incorporacion ?? null,
    disponible_desde: availability?.disponible_desde ?? null,
    idiomas: availability?.idiomas ?? [],
  };
}
