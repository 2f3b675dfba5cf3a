import type { DepartmentsService } from '../departments/departments.service.js';

/** What an application is for, as people read it: the vacancy's title, or the position's name, never its code. */
export const shownJob = (
  {
    vacante,
    departamento,
    posicion,
  }: { vacante: { titulo: string } | null; departamento: string; posicion: string },
  name: Awaited<ReturnType<DepartmentsService['namer']>>,
): string => vacante?.titulo ?? name(departamento, posicion);
