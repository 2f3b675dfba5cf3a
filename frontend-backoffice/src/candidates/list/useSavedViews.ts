import type { Schemas } from '@hiring/contract/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import type { ListSort } from './filters';

export type SavedView = Schemas['SavedViewResponse'];

const KEY = ['saved-views'];

export function useSavedViews() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({ queryKey: KEY, queryFn: () => dataProvider.savedViews(), staleTime: 60_000 });
}

/** A write of one's views; the list of them is read again. */
export function useViewWrite<Variables, Answer>(
  write: (dataProvider: HiringDataProvider, variables: Variables) => Promise<Answer>,
  onSuccess?: (answer: Answer) => void,
) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => write(dataProvider, variables),
    onSuccess: async (answer) => {
      await queryClient.invalidateQueries({ queryKey: KEY });
      onSuccess?.(answer);
    },
  });
}

/** What the list shows now, as a view keeps it. */
export function useShownQuery(): { filtros: Record<string, string>; orden: ListSort } {
  const list = useListContext();
  const values = list.filterValues as Record<string, string | number | boolean | undefined>;
  const { field, order } = list.sort;
  const filtros = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
  return { filtros, orden: { field, order } };
}

const inOrder = (filters: Record<string, string>) =>
  JSON.stringify(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether the list shows just what the view opens. */
export function isShown(view: SavedView, shown: { filtros: Record<string, string>; orden: ListSort }) {
  const sameOrder =
    view.orden === null || (view.orden.field === shown.orden.field && view.orden.order === shown.orden.order);
  return sameOrder && inOrder(view.filtros) === inOrder(shown.filtros);
}
