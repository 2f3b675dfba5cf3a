import type { Schemas } from '@hiring/contract/api';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';

type Vacancy = Schemas['VacancyResponse'];

const FRESH_MS = 60_000;
const PAGE = { page: 1, perPage: 100 };
const NEWEST = { field: 'fecha_publicacion', order: 'DESC' } as const;

/** The newest vacancies, open or not, for the filter and for the chip that names one; asked for once they are needed. */
export function useVacancyNames(needed = true) {
  const { data } = useGetList<Vacancy>(
    'vacancies',
    { pagination: PAGE, sort: NEWEST, filter: {} },
    { staleTime: FRESH_MS, enabled: needed },
  );
  return useMemo(() => {
    const vacancies = data ?? [];
    const titles = new Map(vacancies.map(({ id, titulo }) => [id, titulo]));
    return {
      vacancies: vacancies.map(({ id, titulo, estado }) => ({
        id,
        name: estado === 'activa' ? titulo : `${titulo} (${estado})`,
      })),
      vacancyTitle: (id: string) => titles.get(id) ?? id.slice(0, 8),
    };
  }, [data]);
}
