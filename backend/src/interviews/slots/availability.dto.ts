import { type AvailabilityWindow, INTERVIEW_LIMITS, INTERVIEW_TIPOS, SLOT_LIMITS } from '@hiring/contract';
import type { InterviewTipo } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { IsVersion } from '../../platform/http/versions/version.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { DATE_PATTERN, TIME_PATTERN } from '../interview.dto.js';
import { TrimLine } from '../../platform/http/validation/trim.js';
import type { InterviewAvailability } from './availability.entity.js';

const WINDOW_INVALID = { message: 'Indica el día y las horas de cada franja' };
const between = (min: number, max: number, unit: string) => ({ message: `De ${min} a ${max} ${unit}` });
const tooLong = (max: number) => ({ message: `No puede superar los ${max} caracteres` });
const BUFFER = between(0, SLOT_LIMITS.buffer, 'minutos');
const LENGTH = between(INTERVIEW_LIMITS.minMinutes, INTERVIEW_LIMITS.maxMinutes, 'minutos');
const NOTICE = between(0, SLOT_LIMITS.notice, 'horas');
const DAYS = between(1, SLOT_LIMITS.days, 'días');
const LINK_INVALID = { message: 'El enlace debe empezar por https://' };

/** A day of the week or a date, not both. */
export class WindowDto implements AvailabilityWindow {
  /** 1: Monday … 7: Sunday. */
  @IsOptional()
  @Max(7, WINDOW_INVALID)
  @Min(1, WINDOW_INVALID)
  @IsInt(WINDOW_INVALID)
  dia?: number;

  /** Day in Madrid, YYYY-MM-DD. */
  @IsOptional()
  @Matches(DATE_PATTERN, WINDOW_INVALID)
  fecha?: string;

  /** Hour in Madrid, HH:MM. */
  @Matches(TIME_PATTERN, WINDOW_INVALID)
  desde: string;

  @Matches(TIME_PATTERN, WINDOW_INVALID)
  hasta: string;
}

export class AvailabilityRequest {
  /** A staff account. */
  @IsUUID(undefined, { message: 'Elige quién entrevista' })
  entrevistador_id: string;

  /** How HR calls it; candidates do not see it. */
  @TrimLine()
  @MaxLength(SLOT_LIMITS.name, tooLong(SLOT_LIMITS.name))
  @IsNotEmpty({ message: 'Ponle un nombre' })
  @IsString({ message: 'Ponle un nombre' })
  nombre: string;

  @ApiProperty({ type: [WindowDto] })
  @ValidateObject({ each: true, ...WINDOW_INVALID })
  @Type(() => WindowDto)
  @ArrayMaxSize(SLOT_LIMITS.windows, { message: `Como mucho ${SLOT_LIMITS.windows} franjas` })
  @ArrayMinSize(1, { message: 'Añade al menos una franja' })
  @IsArray(WINDOW_INVALID)
  franjas: WindowDto[];

  @Max(INTERVIEW_LIMITS.maxMinutes, LENGTH)
  @Min(INTERVIEW_LIMITS.minMinutes, LENGTH)
  @IsInt(LENGTH)
  duracion_min: number;

  @Max(SLOT_LIMITS.buffer, BUFFER)
  @Min(0, BUFFER)
  @IsInt(BUFFER)
  margen_antes_min: number;

  @Max(SLOT_LIMITS.buffer, BUFFER)
  @Min(0, BUFFER)
  @IsInt(BUFFER)
  margen_despues_min: number;

  @Max(SLOT_LIMITS.notice, NOTICE)
  @Min(0, NOTICE)
  @IsInt(NOTICE)
  antelacion_horas: number;

  @Max(SLOT_LIMITS.days, DAYS)
  @Min(1, DAYS)
  @IsInt(DAYS)
  dias_vista: number;

  @ApiProperty({ enum: INTERVIEW_TIPOS })
  @IsIn(INTERVIEW_TIPOS, { message: 'El tipo de entrevista no es válido' })
  tipo: InterviewTipo;

  /** Kept only for `presencial`. */
  @IsOptional()
  @TrimLine()
  @MaxLength(INTERVIEW_LIMITS.place, tooLong(INTERVIEW_LIMITS.place))
  @IsString()
  ubicacion?: string | null;

  /** Kept only for `virtual`; https only. */
  @IsOptional()
  @TrimLine()
  @Matches(/^https:\/\/[^\s"<>\\]+$/, LINK_INVALID)
  @MaxLength(INTERVIEW_LIMITS.link, tooLong(INTERVIEW_LIMITS.link))
  @IsString(LINK_INVALID)
  link_virtual?: string | null;

  @IsBoolean({ message: 'Di si se ofrece' })
  activa: boolean;
}

export class AvailabilityUpdate extends AvailabilityRequest {
  /** The version that was read; another one answers 409 `availability_stale`. */
  @IsVersion({ message: 'Falta la versión' })
  version: number;
}

export class AvailabilityResponse {
  id: string;
  entrevistador_id: string;
  entrevistador_nombre: string;
  nombre: string;
  @ApiProperty({ type: [WindowDto] })
  franjas: WindowDto[];
  duracion_min: number;
  margen_antes_min: number;
  margen_despues_min: number;
  antelacion_horas: number;
  dias_vista: number;
  @ApiProperty({ enum: INTERVIEW_TIPOS })
  tipo: InterviewTipo;
  ubicacion: string | null;
  link_virtual: string | null;
  activa: boolean;
  version: number;
}

/** Somebody who may hold interviews. */
export class InterviewerOption {
  id: string;
  nombre: string;
}

/** `entrevistador` must be loaded. */
export function toAvailabilityResponse(row: InterviewAvailability): AvailabilityResponse {
  const { entrevistador } = row;
  return {
    id: row.id,
    entrevistador_id: row.entrevistador_id,
    entrevistador_nombre: staffLabel(entrevistador),
    nombre: row.nombre,
    franjas: row.franjas,
    duracion_min: row.duracion_min,
    margen_antes_min: row.margen_antes_min,
    margen_despues_min: row.margen_despues_min,
    antelacion_horas: row.antelacion_horas,
    dias_vista: row.dias_vista,
    tipo: row.tipo,
    ubicacion: row.ubicacion,
    link_virtual: row.link_virtual,
    activa: row.activa,
    version: row.version,
  };
}

interface Named {
  nombre: string | null;
  apellidos: string | null;
  email: string;
}

export const staffLabel = ({ nombre, apellidos, email }: Named): string =>
  [nombre, apellidos].filter(Boolean).join(' ') || email;
