import type { Schemas } from '@hiring/contract/api';
import { useGetList, useGetOne } from 'react-admin';
import { SPONTANEOUS } from './filterWords';

type Vacancy = Schemas['VacancyResponse'];

const FRESH = { staleTime: 60_000 };

/** A vacancy as a choice: one that is not open says so. */
export const vacancyName = ({ titulo, estado }: Pick<Vacancy, 'titulo' | 'estado'>): string =>
  estado === 'activa' ? titulo : `${titulo} (${estado})`;

const choiceOf = (vacancy: Vacancy) => ({ id: vacancy.id, name: vacancyName(vacancy) });

/** The vacancy of a filter, which may be no vacancy or none any more. */
export function useVacancy(id: string | undefined) {
  const { data } = useGetOne<Vacancy>(
    'vacancies',
    { id: id ?? '' },
    // A deleted one, or an id that somebody wrote into the address: the chip shows its beginning.
    { ...FRESH, enabled: Boolean(id) && id !== SPONTANEOUS, onError: () => undefined },
  );
  return data;
}

/** The newest vacancies with these words, open or not, and the chosen one, as choices. */
export function useVacancies(q: string, chosen: string | undefined) {
  const { data = [] } = useGetList<Vacancy>(
    'vacancies',
    {
      filter: q ? { q } : {},
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'fecha_publicacion', order: 'DESC' },
    },
    FRESH,
  );
  const vacancy = useVacancy(chosen);
  return { found: data.map(choiceOf), vacancy: vacancy && choiceOf(vacancy) };
}
