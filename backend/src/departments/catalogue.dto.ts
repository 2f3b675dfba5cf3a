import { CATALOGUE_LIMITS, DEPARTMENT_USES, type DepartmentUse } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { IsVersion } from '../platform/http/versions/version.js';
import { OneLine } from '../platform/http/validation/trim.js';

const NAME = { message: 'Escribe el nombre' };
const LONG = { message: `El nombre no puede superar los ${CATALOGUE_LIMITS.name} caracteres` };
const USES = { message: 'Elige dónde se ofrece entre las opciones' };
const SWITCH = { message: 'Di si está activo o no' };
const VERSION = { message: 'Falta la versión que se estaba editando' };
const ORDER = { message: 'El orden no es válido' };
const given = (_: unknown, value: unknown): boolean => value !== undefined;

export class NewDepartmentRequest {
  @OneLine()
  @MaxLength(CATALOGUE_LIMITS.name, LONG)
  @IsString(NAME)
  @IsNotEmpty(NAME)
  nombre: string;

  /** None: it is offered nowhere until somebody says where. */
  @ValidateIf(given)
  @ArrayUnique(USES)
  @IsIn(DEPARTMENT_USES, { each: true, ...USES })
  @IsArray(USES)
  @ApiProperty({ enum: DEPARTMENT_USES, isArray: true, required: false })
  ofrecido_en?: DepartmentUse[];
}

/** What is left out stays. */
export class DepartmentUpdate {
  @OneLine()
  @ValidateIf(given)
  @MaxLength(CATALOGUE_LIMITS.name, LONG)
  @IsString(NAME)
  @IsNotEmpty(NAME)
  nombre?: string;

  @ValidateIf(given)
  @IsBoolean(SWITCH)
  activo?: boolean;

  @ValidateIf(given)
  @ArrayUnique(USES)
  @IsIn(DEPARTMENT_USES, { each: true, ...USES })
  @IsArray(USES)
  @ApiProperty({ enum: DEPARTMENT_USES, isArray: true, required: false })
  ofrecido_en?: DepartmentUse[];

  /** The `version` that was read. */
  @IsVersion(VERSION)
  version: number;
}

export class NewPositionRequest {
  @OneLine()
  @MaxLength(CATALOGUE_LIMITS.name, LONG)
  @IsString(NAME)
  @IsNotEmpty(NAME)
  nombre: string;
}

/** What is left out stays. */
export class PositionUpdate {
  @OneLine()
  @ValidateIf(given)
  @MaxLength(CATALOGUE_LIMITS.name, LONG)
  @IsString(NAME)
  @IsNotEmpty(NAME)
  nombre?: string;

  @ValidateIf(given)
  @IsBoolean(SWITCH)
  activa?: boolean;

  /** The `version` that was read. */
  @IsVersion(VERSION)
  version: number;
}

/** All of them, in the order they shall have. */
export class OrderRequest {
  @IsUUID(undefined, { each: true, ...ORDER })
  @ArrayUnique(ORDER)
  @ArrayMaxSize(1000, ORDER)
  @IsArray(ORDER)
  ids: string[];
}

/** How much uses a department; null: more than are counted. */
export class DepartmentUses {
  @ApiProperty({ type: Number, nullable: true })
  vacantes: number | null;
  @ApiProperty({ type: Number, nullable: true })
  candidatos: number | null;
  @ApiProperty({ type: Number, nullable: true })
  candidaturas: number | null;
  /** Staff. */
  @ApiProperty({ type: Number, nullable: true })
  personal: number | null;
  /** Criteria of scorecards. */
  @ApiProperty({ type: Number, nullable: true })
  criterios: number | null;
}

export class CataloguePosition {
  id: string;
  /** What records store; never changes. */
  codigo: string;
  nombre: string;
  activa: boolean;
  version: number;
}

/** A department with everything that administrators edit. */
export class CatalogueDepartment {
  id: string;
  /** What records store; never changes. */
  codigo: string;
  nombre: string;
  activo: boolean;
  ofrecido_en: DepartmentUse[];
  version: number;
  usos: DepartmentUses;
  posiciones: CataloguePosition[];
}
