import type { Schemas } from '@hiring/contract/api';
import { useGetList } from 'react-admin';

/** The newest vacancies, open or not, for the filter and for the chip that names one; asked for once they are needed. */
export function useVacancyNames(needed = true) {
  const { data = [] } = useGetList<Schemas['VacancyResponse']>(
    'vacancies',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'fecha_publicacion', order: 'DESC' } },
    { staleTime: 60_000, enabled: needed },
  );
  return {
    vacancies: data.map(({ id, titulo, estado }) => ({
      id,
      name: estado === 'activa' ? titulo : `${titulo} (${estado})`,
    })),
    vacancyTitle: (id: string) => data.find((vacancy) => vacancy.id === id)?.titulo ?? id.slice(0, 8),
  };
}
