import type { DepartmentUse } from '@hiring/contract';
import type { Department } from './department.entity.js';

export class PositionOption {
  /** What records store. */
  value: string;
  label: string;
}

export class DepartmentResponse {
  id: string;
  /** What records store. */
  codigo: string;
  nombre: string;
  /** Forms that offer it. */
  ofrecido_en: DepartmentUse[];
  /** Empty: the position is free text. */
  posiciones: PositionOption[];
}

export function toDepartmentResponse(department: Department): DepartmentResponse {
  return {
    id: department.id,
    codigo: department.codigo,
    nombre: department.nombre,
    ofrecido_en: department.ofrecido_en,
    posiciones: department.posiciones
      .filter((position) => position.activa)
      .sort((a, b) => a.orden - b.orden)
      .map((position) => ({ value: position.codigo, label: position.nombre })),
  };
}
