import { DEPARTMENT_USES } from '@hiring/contract';
import type { DepartmentUse } from '@hiring/contract';
import { OmitType } from '@nestjs/swagger';
import { Example, Id, Version, Words } from '../platform/openapi/field.js';
import type { Department } from './department.entity.js';

export class PositionOption {
  /** What records store. */ @Example('mecanico') value: string;
  /** Words, fit to show. */ @Example('Mecánico') label: string;
  /** False: no form offers it any more; records of before still have it. */ activa: boolean;
}

export class DepartmentResponse {
  /** Id. */ @Id() id: string;
  /** What records store. */ @Example('mantenimiento') codigo: string;
  /** Name. */ @Example('Mantenimiento') nombre: string;
  /** False: no form offers it any more; records of before still have it. */ activo: boolean;
  /** Forms that offer it. */ @Words(DEPARTMENT_USES) ofrecido_en: DepartmentUse[];
  /** Empty: the position is free text. */ posiciones: PositionOption[];
}

/** A position with what a change of its department names. */
export class PositionRecord extends PositionOption {
  /** Id. */ @Id() id: string;
  /** Name. */ @Example('Mecánico') nombre: string;
}

/** A department as a change takes it back: changed and sent whole, it is what `PUT` expects. */
export class DepartmentRecord extends OmitType(DepartmentResponse, ['posiciones']) {
  /** Rises with each write; another one is refused. */ @Version() version: number;
  /** All positions, also those that are not in use. */ posiciones: PositionRecord[];
}

/** Whether the department has that position. One without positions takes any words. */
export const hasPosition = (
  { posiciones }: Pick<DepartmentResponse, 'posiciones'>,
  posicion: string,
): boolean => posiciones.length === 0 || posiciones.some(({ value }) => value === posicion);

/** `whole`: includes inactive positions, so that old rows can be named. */
export function toDepartmentResponse(department: Department, whole = false): DepartmentResponse {
  return {
    id: department.id,
    codigo: department.codigo,
    nombre: department.nombre,
    activo: department.activo,
    ofrecido_en: department.ofrecido_en,
    posiciones: department.posiciones
      .filter((position) => whole || position.activa)
      .sort((a, b) => a.orden - b.orden)
      .map((position) => ({ value: position.codigo, label: position.nombre, activa: position.activa })),
  };
}

export function toDepartmentRecord(department: Department): DepartmentRecord {
  const { version, posiciones } = department;
  return {
    ...toDepartmentResponse(department),
    version,
    posiciones: posiciones
      .sort((a, b) => a.orden - b.orden)
      .map(({ id, codigo, nombre, activa }) => ({ value: codigo, label: nombre, id, nombre, activa })),
  };
}
