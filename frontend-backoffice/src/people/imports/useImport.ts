import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { type ImportDetail, isMoving } from './types';

const keyOf = (id: string) => ['imports', id] as const;

/** How an import stands, read again as long as it goes on. */
export function useImport(id: string) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => dataProvider.importDetail(id),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? 1000 : false),
  });
}

/** Shows what a write has answered, and has the lists read again. */
export function useShowImport() {
  const client = useQueryClient();
  return (detail: ImportDetail) => {
    client.setQueryData(keyOf(detail.id), detail);
    void client.invalidateQueries({ queryKey: ['imports', 'list'] });
    void client.invalidateQueries({ queryKey: ['import-rows', detail.id] });
  };
}
