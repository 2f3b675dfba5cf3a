import { keepPreviousData } from '@tanstack/react-query';
import type { AgendaFilter } from '../../providers/calls/interviews';
import { useListFilters } from '../../ui/useListFilters';
import type { InterviewFilters } from '../types';
import { useRead } from '../../providers/useRead';

/** The interviews of the days in sight that the list's filters leave; none before these days are known. */
export function useAgenda(days: Pick<AgendaFilter, 'from' | 'to'> | null) {
  const { candidato_id, entrevistador_id, tipo, estado } = useListFilters<InterviewFilters>().filters;
  const filter = { candidato_id, entrevistador_id, tipo, estado };
  return useRead(
    ['interviews', 'agenda', days, filter],
    (provider, { signal }) =>
      provider.interviewAgenda({ ...filter, from: days?.from ?? '', to: days?.to ?? '' }, signal),
    {
      enabled: days !== null,
      placeholderData: keepPreviousData,
    },
  );
}
