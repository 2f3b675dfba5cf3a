import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AgendaFilter } from '../../providers/calls/interviews';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { useListFilters } from '../../ui/useListFilters';
import type { InterviewFilters } from '../types';

/** The interviews of the days in sight that the list's filters leave; none before these days are known. */
export function useAgenda(days: Pick<AgendaFilter, 'from' | 'to'> | null) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const { candidato_id, entrevistador_id, tipo, estado } = useListFilters<InterviewFilters>().filters;
  const filter = { candidato_id, entrevistador_id, tipo, estado };
  return useQuery({
    queryKey: ['interviews', 'agenda', days, filter],
    queryFn: ({ signal }) =>
      dataProvider.interviewAgenda({ ...filter, from: days?.from ?? '', to: days?.to ?? '' }, signal),
    enabled: days !== null,
    placeholderData: keepPreviousData,
  });
}
