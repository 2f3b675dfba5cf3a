import { SCORECARD_LIMITS } from '@hiring/contract';
import { IsBoolean, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsVersion } from '../../../platform/http/versions/version.js';
import { TrimLine } from '../../../platform/http/validation/trim.js';
import type { Criterion } from './criterion.entity.js';

const ORDER = { message: 'De 0 a 999' };
const NAME = { message: 'Ponle un nombre' };
const tooLong = (max: number) => ({ message: `No puede superar los ${max} caracteres` });

export class CriterionRequest {
  @TrimLine()
  @MaxLength(SCORECARD_LIMITS.criterion, tooLong(SCORECARD_LIMITS.criterion))
  @IsNotEmpty(NAME)
  @IsString(NAME)
  nombre: string;

  /** What is looked at. */
  @IsOptional()
  @TrimLine()
  @MaxLength(SCORECARD_LIMITS.description, tooLong(SCORECARD_LIMITS.description))
  @IsString()
  descripcion?: string | null;

  /** Code; everybody if absent. */
  @IsOptional()
  @TrimLine()
  @MaxLength(80)
  @IsString()
  departamento?: string | null;

  /** Code; the whole department if absent. */
  @IsOptional()
  @TrimLine()
  @MaxLength(80)
  @IsString()
  posicion?: string | null;

  @Max(999, ORDER)
  @Min(0, ORDER)
  @IsInt(ORDER)
  orden: number;

  @IsBoolean({ message: 'Di si se usa' })
  activo: boolean;
}

export class CriterionUpdate extends CriterionRequest {
  /** The version that was read; another one answers 409 `criterion_stale`. */
  @IsVersion({ message: 'Falta la versión' })
  version: number;
}

export class CriterionResponse {
  id: string;
  nombre: string;
  descripcion: string | null;
  /** Code; null: everybody. */
  departamento: string | null;
  /** Code; null: the whole department. */
  posicion: string | null;
  orden: number;
  activo: boolean;
  version: number;
}

export function toCriterionResponse(row: Criterion): CriterionResponse {
  const { id, nombre, descripcion, departamento, posicion, orden, activo, version } = row;
  return { id, nombre, descripcion, departamento, posicion, orden, activo, version };
}
