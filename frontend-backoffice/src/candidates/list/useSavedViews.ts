import { useListContext } from 'react-admin';
import type { ListSort } from './filters';
import { api, useRead, type Schemas } from '../../providers/api';

export type SavedView = Schemas['SavedViewResponse'];

/** What a change of one's views makes old; what fails is said beside the view. */
export const VIEW_WRITE = { reads: ['saved-views'], tells: false };

export const useSavedViews = () =>
  useRead(['saved-views'], () => api.get('/api/saved-views'), { staleTime: 60_000 });

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
