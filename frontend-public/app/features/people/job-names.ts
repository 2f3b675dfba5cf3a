import type { Schemas } from '@hiring/contract/api';
import { createContext, use } from 'react';

export type DepartmentNames = Schemas['DepartmentResponse'][];

/** The catalogue, so that rows say names and not codes. */
export const DepartmentNamesContext = createContext<DepartmentNames>([]);

export const useDepartmentNames = (): DepartmentNames => use(DepartmentNamesContext);

const words = (code: string) => {
  const text = code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Department and position as people read them; what the catalogue does not know reads as it is. */
export function jobOf(
  { departamento, posicion }: { departamento: string; posicion: string },
  departments: DepartmentNames,
): { departamento: string; posicion: string } {
  const known = departments.find(({ codigo }) => codigo === departamento);
  return {
    departamento: known?.nombre ?? words(departamento),
    posicion: known?.posiciones.find(({ value }) => value === posicion)?.label ?? words(posicion),
  };
}
