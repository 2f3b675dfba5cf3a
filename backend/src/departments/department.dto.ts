import { DEPARTMENT_USES } from '@hiring/contract';
import type { DepartmentUse } from '@hiring/contract';
import { Example, Id, Words } from '../platform/openapi/field.js';
import type { Department } from './department.entity.js';

export class PositionOption {
  /** What records store. */ @Example('mecanico') value: string;
  /** Words, fit to show. */ @Example('Mecánico') label: string;
}

export class DepartmentResponse {
  /** Id. */ @Id() id: string;
  /** What records store. */ @Example('mantenimiento') codigo: string;
  /** Name. */ @Example('Mantenimiento') nombre: string;
  /** False: no form offers it any more; records of before still have it. */ activo: boolean;
  /** Forms that offer it. */ @Words(DEPARTMENT_USES) ofrecido_en: DepartmentUse[];
  /** Empty: the position is free text. */ posiciones: PositionOption[];
}

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
      .map((position) => ({ value: position.codigo, label: position.nombre })),
  };
}
