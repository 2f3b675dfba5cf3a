import { lazy } from 'react';
import type { CatalogueDepartment } from './useCatalogue';

/** The resource Departamentos. A department opens over the list, which serves every address. */
export const departments = {
  name: 'departments',
  list: lazy(async () => ({ default: (await import('./DepartmentList')).DepartmentList })),
  hasCreate: true,
  hasShow: true,
  recordRepresentation: (department: CatalogueDepartment) => department.nombre,
};
