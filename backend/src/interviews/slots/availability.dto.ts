import { type AvailabilityWindow, INTERVIEW_LIMITS, INTERVIEW_TIPOS, SLOT_LIMITS } from '@hiring/contract';
import type { InterviewTipo } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { Day, Example, Id, Text, Version, Whole, Word, tooLong } from '../../platform/openapi/field.js';
import { IsVersion } from '../../platform/http/validation/version.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { DATE_PATTERN, TIME_PATTERN } from '../interview.dto.js';
import { TrimLine } from '../../platform/http/validation/trim.js';
import type { InterviewAvailability } from './availability.entity.js';
import { OptionalLine } from '../../platform/http/validation/optional-text.js';
import { accountName } from '../../platform/values/account-name.js';
import { pick } from '../../platform/values/pick.js';

const WINDOW_INVALID = { message: 'Indica el día y las horas de cada franja' };
const between = (min: number, max: number, unit: string) => ({ message: `De ${min} a ${max} ${unit}` });
const BUFFER = between(0, SLOT_LIMITS.buffer, 'minutos');
const LENGTH = between(INTERVIEW_LIMITS.minMinutes, INTERVIEW_LIMITS.maxMinutes, 'minutos');
const NOTICE = between(0, SLOT_LIMITS.notice, 'horas');
const DAYS = between(1, SLOT_LIMITS.days, 'días');
const LINK_INVALID = { message: 'El enlace debe empezar por https://' };

/** A day of the week or a date, not both. */
@Example({ dia: 1, desde: '09:00', hasta: '13:00' })
export class WindowDto implements AvailabilityWindow {
  /** 1: Monday … 7: Sunday. */
  @IsOptional()
  @Whole(1, 7, WINDOW_INVALID)
  dia?: number;

  /** Day in Madrid, YYYY-MM-DD. */
  @Day()
  @IsOptional()
  @Matches(DATE_PATTERN, WINDOW_INVALID)
  fecha?: string;

  /** Hour in Madrid, HH:MM. */
  @Matches(TIME_PATTERN, WINDOW_INVALID)
  desde: string;

  /** Hour in Madrid, HH:MM, at which it ends. */ @Matches(TIME_PATTERN, WINDOW_INVALID) hasta: string;
}

export class AvailabilityRequest {
  /** A staff account. */
  @IsUUID(undefined, { message: 'Elige quién entrevista' })
  entrevistador_id: string;

  /** Staff accounts that hold these interviews too: an hour is free when all of them are. */
  @ApiProperty({ type: [String], format: 'uuid', required: false })
  @IsOptional()
  @IsUUID(undefined, { each: true, message: 'La persona que entrevista no es válida' })
  @ArrayUnique({ message: 'Cada persona, una vez' })
  @ArrayMaxSize(INTERVIEW_LIMITS.participants, {
    message: `Como mucho ${INTERVIEW_LIMITS.participants} personas más`,
  })
  participantes?: string[];

  /** How HR calls it; candidates do not see it. */
  @Example('Entrevistas de taller')
  @TrimLine()
  @MaxLength(SLOT_LIMITS.name, tooLong(SLOT_LIMITS.name))
  @IsNotEmpty({ message: 'Ponle un nombre' })
  @IsString({ message: 'Ponle un nombre' })
  nombre: string;

  /** Hours of the week that are offered. */
  @ApiProperty({ type: [WindowDto] })
  @ValidateObject({ each: true, ...WINDOW_INVALID })
  @Type(() => WindowDto)
  @ArrayMaxSize(SLOT_LIMITS.windows, { message: `Como mucho ${SLOT_LIMITS.windows} franjas` })
  @ArrayMinSize(1, { message: 'Añade al menos una franja' })
  @IsArray(WINDOW_INVALID)
  franjas: WindowDto[];

  /** Length in minutes. */
  @Example(45)
  @Whole(INTERVIEW_LIMITS.minMinutes, INTERVIEW_LIMITS.maxMinutes, LENGTH)
  duracion_min: number;

  /** Free minutes kept before each interview. */
  @Example(15)
  @Whole(0, SLOT_LIMITS.buffer, BUFFER)
  margen_antes_min: number;

  /** Free minutes kept after each interview. */
  @Example(15)
  @Whole(0, SLOT_LIMITS.buffer, BUFFER)
  margen_despues_min: number;

  /** How many hours ahead an hour must be picked. */
  @Example(24)
  @Whole(0, SLOT_LIMITS.notice, NOTICE)
  antelacion_horas: number;

  /** How many days ahead hours are offered. */
  @Example(21)
  @Whole(1, SLOT_LIMITS.days, DAYS)
  dias_vista: number;

  /** Kind, in one of these words. */
  @Word(INTERVIEW_TIPOS, { message: 'El tipo de entrevista no es válido' }) tipo: InterviewTipo;

  /** Kept only for `presencial`. */
  @Example('Barcelona')
  @OptionalLine(INTERVIEW_LIMITS.place)
  ubicacion?: string | null;

  /** Kept only for `virtual`; https only. */
  @Example('https://meet.example.com/abc-defg-hij')
  @IsOptional()
  @TrimLine()
  @Matches(/^https:\/\/[^\s"<>\\]+$/, LINK_INVALID)
  @Text(INTERVIEW_LIMITS.link, tooLong(INTERVIEW_LIMITS.link), LINK_INVALID)
  link_virtual?: string | null;

  /** Whether it is in use. */ @IsBoolean({ message: 'Di si se ofrece' }) activa: boolean;
}

export class AvailabilityUpdate extends AvailabilityRequest {
  /** The version that was read; another one answers 409 `availability_stale`. */
  @IsVersion({ message: 'Falta la versión' })
  version: number;
}

export class AvailabilityResponse {
  /** Id. */ @Id() id: string;
  /** Id of the interviewer. */ @Id() entrevistador_id: string;
  /** Name of the interviewer. */ @Example('Marta Soler') entrevistador_nombre: string;
  /** Ids of the staff who hold these interviews too. */
  @ApiProperty({ type: [String], format: 'uuid' }) participantes: string[];
  /** How human resources call it. */ @Example('Entrevistas de taller') nombre: string;
  /** Hours of the week that are offered. */ @ApiProperty({ type: [WindowDto] }) franjas: WindowDto[];
  /** Length in minutes. */ @Example(45) duracion_min: number;
  /** Free minutes kept before each interview. */ @Example(15) margen_antes_min: number;
  /** Free minutes kept after each interview. */ @Example(15) margen_despues_min: number;
  /** How many hours ahead an hour must be picked. */ @Example(24) antelacion_horas: number;
  /** How many days ahead hours are offered. */ @Example(21) dias_vista: number;
  /** Kind, in one of these words. */ @Word(INTERVIEW_TIPOS) tipo: InterviewTipo;
  /** Place. */ @Example('Barcelona') ubicacion: string | null;
  /** Address of the video call; null when there is none. */
  @Example('https://meet.example.com/abc-defg-hij') link_virtual: string | null;
  /** Whether it is in use. */ activa: boolean;
  @Version() version: number;
}

/** Somebody who may hold interviews. */
export class InterviewerOption {
  /** Id. */ @Id() id: string;
  /** First name. */ @Example('Núria') nombre: string;
}

/** `entrevistador` must be loaded. */
export function toAvailabilityResponse(row: InterviewAvailability): AvailabilityResponse {
  return {
    ...pick(row, 'id', 'entrevistador_id', 'participantes', 'nombre', 'franjas', 'duracion_min', 'version'),
    ...pick(row, 'margen_antes_min', 'margen_despues_min', 'antelacion_horas', 'dias_vista'),
    ...pick(row, 'tipo', 'ubicacion', 'link_virtual', 'activa'),
    entrevistador_nombre: accountName(row.entrevistador),
  };
}
