import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import type { AgendaFilter } from '../../providers/calls/interviews';

/** The interviews of the days in sight; none before these are known. */
export function useAgenda(
  days: Pick<AgendaFilter, 'from' | 'to'> | null,
  filter: Omit<AgendaFilter, 'from' | 'to'>,
) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: ['interviews', 'agenda', days, filter],
    queryFn: ({ signal }) =>
      dataProvider.interviewAgenda({ ...filter, from: days?.from ?? '', to: days?.to ?? '' }, signal),
    enabled: days !== null,
    placeholderData: keepPreviousData,
  });
}
