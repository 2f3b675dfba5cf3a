import type { BulkAction } from './selection';
import { api, at, useRead } from '../../providers/api';

const OVER: readonly BulkAction['estado'][] = ['terminada', 'deshecha'];
export const isOver = ({ estado }: BulkAction): boolean => OVER.includes(estado);

export function useBulkAction(id: string, initial?: BulkAction) {
  return useRead(['bulk-actions', id], () => api.get('/api/bulk-actions/{id}', at(id)), {
    ...(initial ? { initialData: initial } : {}),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : 1000),
  });
}
