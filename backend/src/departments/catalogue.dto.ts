import { CATALOGUE_LIMITS, DEPARTMENT_USES, type DepartmentUse } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsUUID, ValidateIf } from 'class-validator';
import { Type } from 'class-transformer';
import { Example, Id, RequiredText, Version, Words } from '../platform/openapi/field.js';
import { IsVersion } from '../platform/http/validation/version.js';
import { OneLine } from '../platform/http/validation/trim.js';
import { ValidateObject } from '../platform/http/validation/validate-object.js';

const NAME = { message: 'Escribe el nombre' };
const LONG = { message: `El nombre no puede superar los ${CATALOGUE_LIMITS.name} caracteres` };
const USES = { message: 'Elige dónde se ofrece entre las opciones' };
const SWITCH = { message: 'Di si está activo o no' };
const VERSION = { message: 'Falta la versión que se estaba editando' };
const ORDER = { message: 'El orden no es válido' };
const given = (_: unknown, value: unknown): boolean => value !== undefined;

export class NewDepartmentRequest {
  /** Name. */
  @Example('Atención al cliente')
  @OneLine()
  @RequiredText(CATALOGUE_LIMITS.name, LONG, NAME)
  nombre: string;

  /** None: it is offered nowhere until somebody says where. */
  @ValidateIf(given)
  @ArrayUnique(USES)
  @IsIn(DEPARTMENT_USES, { each: true, ...USES })
  @IsArray(USES)
  @Words(DEPARTMENT_USES)
  ofrecido_en?: DepartmentUse[];
}

export class PositionOfDepartment {
  /** Id; none: the position is new. */
  @Id()
  @ValidateIf(given)
  @IsUUID(undefined, ORDER)
  id?: string;

  /** Name. */
  @Example('Mecánico')
  @OneLine()
  @RequiredText(CATALOGUE_LIMITS.name, LONG, NAME)
  nombre: string;

  /** Whether it is in use. */
  @IsBoolean(SWITCH)
  activa: boolean;
}

/** What is left out stays. */
export class DepartmentUpdate {
  /** Name. */
  @Example('Mantenimiento')
  @OneLine()
  @ValidateIf(given)
  @RequiredText(CATALOGUE_LIMITS.name, LONG, NAME)
  nombre?: string;

  /** False: no longer offered; it stays where it was used. */
  @ValidateIf(given)
  @IsBoolean(SWITCH)
  activo?: boolean;

  /** Where it is offered. */
  @Example([...DEPARTMENT_USES])
  @ValidateIf(given)
  @ArrayUnique(USES)
  @IsIn(DEPARTMENT_USES, { each: true, ...USES })
  @IsArray(USES)
  @Words(DEPARTMENT_USES)
  ofrecido_en?: DepartmentUse[];

  /** All of them in their order; one that is missing is removed. */
  @ApiProperty({ type: [PositionOfDepartment], required: false })
  @ValidateIf(given)
  @ValidateObject({ each: true })
  @Type(() => PositionOfDepartment)
  @ArrayUnique((one: { id?: string } | null) => one?.id ?? one, ORDER)
  @ArrayMaxSize(CATALOGUE_LIMITS.positions, {
    message: `Un departamento tiene ${CATALOGUE_LIMITS.positions} posiciones como máximo`,
  })
  @IsArray(ORDER)
  posiciones?: PositionOfDepartment[];

  /** The `version` that was read. */
  @IsVersion(VERSION)
  version: number;
}

export class NewPositionRequest {
  /** Name. */
  @Example('Jefe de taller')
  @OneLine()
  @RequiredText(CATALOGUE_LIMITS.name, LONG, NAME)
  nombre: string;
}

/** What is left out stays. */
export class PositionUpdate {
  /** Name. */
  @Example('Mecánico')
  @OneLine()
  @ValidateIf(given)
  @RequiredText(CATALOGUE_LIMITS.name, LONG, NAME)
  nombre?: string;

  /** Whether it is in use. */
  @ValidateIf(given)
  @IsBoolean(SWITCH)
  activa?: boolean;

  /** The `version` that was read. */
  @IsVersion(VERSION)
  version: number;
}

/** All of them, in the order they shall have. */
export class OrderRequest {
  /** Ids, in the order that is wanted where there is one. */
  @IsUUID(undefined, { each: true, ...ORDER })
  @ArrayUnique(ORDER)
  @ArrayMaxSize(1000, ORDER)
  @IsArray(ORDER)
  ids: string[];
}

/** How much uses a department; null: more than are counted. */
export class DepartmentUses {
  /** How many vacancies. */ @ApiProperty({ type: Number, nullable: true }) vacantes: number | null;
  /** How many people. */ @ApiProperty({ type: Number, nullable: true }) candidatos: number | null;
  /** How many applications. */ @ApiProperty({ type: Number, nullable: true }) candidaturas: number | null;
  /** Staff. */
  @ApiProperty({ type: Number, nullable: true })
  personal: number | null;
  /** Criteria of scorecards. */
  @ApiProperty({ type: Number, nullable: true })
  criterios: number | null;
  /** Requests for staff. */
  @ApiProperty({ type: Number, nullable: true })
  solicitudes: number | null;
  /** Managers of the department. */
  @ApiProperty({ type: Number, nullable: true })
  responsables: number | null;
}

export class CataloguePosition {
  /** Id. */ @Id() id: string;
  /** What records store; never changes. */ @Example('mecanico') codigo: string;
  /** Name. */ @Example('Mecánico') nombre: string;
  /** Whether it is in use. */ activa: boolean;
  @Version() version: number;
}

/** A department with everything that administrators edit. */
export class CatalogueDepartment {
  /** Id. */ @Id() id: string;
  /** What records store; never changes. */ @Example('mantenimiento') codigo: string;
  /** Name. */ @Example('Mantenimiento') nombre: string;
  /** False: no longer offered; it stays where it was used. */ activo: boolean;
  /** Where it is offered. */ @Words(DEPARTMENT_USES) ofrecido_en: DepartmentUse[];
  @Version() version: number;
  /** What uses it. */ usos: DepartmentUses;
  /** Positions. */ posiciones: CataloguePosition[];
}
