import { AccountEmail, LinkToken } from '../../auth/account-fields.js';
import { CONTRATOS, JORNADAS } from '@hiring/contract';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { Decimal, Example, Text, Whole, Word, Words } from '../../platform/openapi/field.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { TrimLine } from '../../platform/http/validation/trim.js';
import { ALERT_STATES, type AlertState } from './alert.rules.js';
import { type CriterionInWords, MAX_VALUES } from './criteria.rules.js';

export const SEARCH_INVALID = { message: 'La búsqueda no es válida' };
const NOTICE_INVALID = { message: 'La versión del aviso no es válida' };
const WORD_CHARACTERS = 200;
const EACH_INVALID = { ...SEARCH_INVALID, each: true };
/** Above any salary, within a database integer. */
const MAX_NUMBER = 10_000_000;

/**
 * A search of the list of openings. Without a condition: every opening. Several values of one condition mean any of
 * them.
 */
export class AlertSearch {
  /** Words that are all in the opening. */
  @Example('mecánico')
  @IsOptional()
  @TrimLine()
  @Text(WORD_CHARACTERS, SEARCH_INVALID)
  q?: string;

  /** Codes of departments. */
  @Example(['mantenimiento'])
  @IsOptional()
  @MaxLength(WORD_CHARACTERS, EACH_INVALID)
  @IsString(EACH_INVALID)
  @ArrayMaxSize(MAX_VALUES, SEARCH_INVALID)
  @IsArray(SEARCH_INVALID)
  departamento?: string[];

  /** Place. */
  @Example(['Barcelona'])
  @IsOptional()
  @MaxLength(WORD_CHARACTERS, EACH_INVALID)
  @IsString(EACH_INVALID)
  @ArrayMaxSize(MAX_VALUES, SEARCH_INVALID)
  @IsArray(SEARCH_INVALID)
  ubicacion?: string[];

  /** Kind of contract. */
  @Words(CONTRATOS)
  @IsOptional()
  @IsIn(CONTRATOS, EACH_INVALID)
  @ArrayMaxSize(MAX_VALUES, SEARCH_INVALID)
  @IsArray(SEARCH_INVALID)
  tipo_contrato?: string[];

  /** Working hours. */
  @Words(JORNADAS)
  @IsOptional()
  @IsIn(JORNADAS, EACH_INVALID)
  @ArrayMaxSize(MAX_VALUES, SEARCH_INVALID)
  @IsArray(SEARCH_INVALID)
  jornada?: string[];

  /** At least one of these. */
  @Example(['taller'])
  @IsOptional()
  @MaxLength(WORD_CHARACTERS, EACH_INVALID)
  @IsString(EACH_INVALID)
  @ArrayMaxSize(MAX_VALUES, SEARCH_INVALID)
  @IsArray(SEARCH_INVALID)
  tags?: string[];

  /** Years: openings that ask for at least as many. */
  @Example(1)
  @IsOptional()
  @Whole(0, MAX_NUMBER, SEARCH_INVALID)
  experiencia_min?: number;

  /** Euros a year: openings that pay as much at their upper end. */
  @Decimal()
  @Example(24000)
  @IsOptional()
  @Whole(0, MAX_NUMBER, SEARCH_INVALID)
  salario_min?: number;

  /** Featured ones only. */
  @ApiPropertyOptional({ enum: [true], type: Boolean })
  @IsOptional()
  @Equals(true, SEARCH_INVALID)
  destacada?: true;
}

export class AlertRequest {
  /** E-mail address. */
  @AccountEmail()
  email: string;

  /** Criteria. */
  @ValidateObject()
  @Type(() => AlertSearch)
  @IsObject(SEARCH_INVALID)
  criterios: AlertSearch;

  /** Version of the privacy notice that was shown. */
  @Example('2026-01')
  @IsOptional()
  @TrimLine()
  @Text(40, NOTICE_INVALID)
  aviso_version?: string;
}

/** The token of a link in a message. */
export class AlertTokenRequest {
  /** Token of the link in the message. */
  @LinkToken()
  token: string;
}

export class AlertCriterion implements CriterionInWords {
  /** What the condition is about. */ @Example('Departamento') etiqueta: string;
  /** What it asks for. */ @Example('Mantenimiento') valor: string;
}

export class AlertResponse {
  /** `pendiente`: to be confirmed. `activa`: messages come. `baja`: none come any more. */
  @Word(ALERT_STATES) estado: AlertState;
  /** What is looked for, in words; empty: every opening. */
  @ApiProperty({ type: [AlertCriterion] })
  criterios: AlertCriterion[];
  /** Path of the list with the same search. */
  @Example('/carreras?departamento=mantenimiento') listado: string;
  /** Path of the page that ends the alert, with its token. Only answered to a request with a token of the alert. */
  @Example('/alertas-empleo/baja?clave=y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhR') baja: string;
}
