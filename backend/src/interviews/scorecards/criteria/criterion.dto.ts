import { SCORECARD_LIMITS } from '@hiring/contract';
import { IsBoolean, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { Example, Id, Text, Version, Whole, tooLong } from '../../../platform/openapi/field.js';
import { IsVersion } from '../../../platform/http/validation/version.js';
import { TrimLine } from '../../../platform/http/validation/trim.js';
import type { Criterion } from './criterion.entity.js';
import { OptionalLine } from '../../../platform/http/validation/optional-text.js';

const ORDER = { message: 'De 0 a 999' };
const NAME = { message: 'Ponle un nombre' };

export class CriterionRequest {
  /** Name of the criterion. */
  @Example('Experiencia en taller')
  @TrimLine()
  @MaxLength(SCORECARD_LIMITS.criterion, tooLong(SCORECARD_LIMITS.criterion))
  @IsNotEmpty(NAME)
  @IsString(NAME)
  nombre: string;

  /** What is looked at. */
  @Example('Averías que sabe diagnosticar sin ayuda.')
  @OptionalLine(SCORECARD_LIMITS.description)
  descripcion?: string | null;

  /** Code; everybody if absent. */
  @Example('mantenimiento')
  @IsOptional()
  @TrimLine()
  @Text(80)
  departamento?: string | null;

  /** Code; the whole department if absent. */
  @Example('mecanico')
  @IsOptional()
  @TrimLine()
  @Text(80)
  posicion?: string | null;

  /** Place in the list, from 1. */
  @Whole(0, 999, ORDER)
  orden: number;

  /** False: no longer offered; it stays where it was used. */
  @IsBoolean({ message: 'Di si se usa' }) activo: boolean;
}

export class CriterionUpdate extends CriterionRequest {
  /** The version that was read; another one answers 409 `criterion_stale`. */
  @IsVersion({ message: 'Falta la versión' })
  version: number;
}

export class CriterionResponse {
  /** Id. */ @Id() id: string;
  /** Name of the criterion. */ @Example('Experiencia en taller') nombre: string;
  /** What is looked at. */
  @Example('Averías que sabe diagnosticar sin ayuda.') descripcion: string | null;
  /** Code; null: everybody. */ @Example('mantenimiento') departamento: string | null;
  /** Code; null: the whole department. */ @Example('mecanico') posicion: string | null;
  /** Place in the list, from 1. */ orden: number;
  /** False: no longer offered; it stays where it was used. */ activo: boolean;
  @Version() version: number;
}

export function toCriterionResponse(row: Criterion): CriterionResponse {
  const { id, nombre, descripcion, departamento, posicion, orden, activo, version } = row;
  return { id, nombre, descripcion, departamento, posicion, orden, activo, version };
}
