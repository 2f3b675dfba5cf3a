import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';

/** People with an answer overdue; among the statistics, so that it is read again with them. */
export function useUnanswered() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: ['stats', 'unanswered'],
    queryFn: () => dataProvider.unanswered({}),
    placeholderData: (previous) => previous,
  });
}
