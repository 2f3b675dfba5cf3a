import type { Schemas } from '@hiring/contract/api';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';

type Department = Schemas['DepartmentResponse'];

const isOfferedToCandidates = ({ activo, ofrecido_en: uses }: Department) =>
  activo && (uses.includes('candidatura') || uses.includes('vacante'));

const FRESH_MS = 5 * 60_000;

/** All departments, those that applications may belong to as options of filters, and the names of all codes. */
export function useDepartments() {
  const { data } = useGetList<Department>(
    'departments',
    {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'nombre', order: 'ASC' },
      // Also those that are offered no more: records of before have them, and they have names.
      filter: { inactivos: true },
    },
    { staleTime: FRESH_MS },
  );

  return useMemo(() => {
    const departments = data ?? [];
    const byCode = new Map(departments.map((department) => [department.codigo, department]));
    return {
      options: departments
        .filter(isOfferedToCandidates)
        .map(({ codigo, nombre }) => ({ id: codigo, name: nombre })),
      /** What forms offer: active ones with their active positions. */
      departments: departments
        .filter(({ activo }) => activo)
        .map((one) => ({ ...one, posiciones: one.posiciones.filter(({ activa }) => activa) })),
      /** Values outside the catalogue (old or written by hand) are shown as they are. */
      departmentName: (codigo: string) => byCode.get(codigo)?.nombre ?? codigo,
      positionName: (codigo: string, posicion: string) =>
        byCode.get(codigo)?.posiciones.find(({ value }) => value === posicion)?.label ?? posicion,
    };
  }, [data]);
}
