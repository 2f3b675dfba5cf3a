import type { Schemas } from '@hiring/contract/api';
import { createContext, use } from 'react';

export type DepartmentNames = Schemas['DepartmentResponse'][];

/** The catalogue, so that rows show names instead of codes. */
export const DepartmentNamesContext = createContext<DepartmentNames>([]);

export const useDepartmentNames = (): DepartmentNames => use(DepartmentNamesContext);

const words = (code: string) => {
  const text = code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Names of department and position; unknown codes are shown unchanged. */
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
