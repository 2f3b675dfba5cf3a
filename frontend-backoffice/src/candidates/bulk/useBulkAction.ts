import type { BulkAction } from './selection';
import { useGetOne } from 'react-admin';

const OVER: readonly BulkAction['estado'][] = ['terminada', 'deshecha'];
export const isOver = ({ estado }: BulkAction): boolean => OVER.includes(estado);

export function useBulkAction(id: string, initial?: BulkAction) {
  return useGetOne<BulkAction>(
    'bulk-actions',
    { id },
    {
      ...(initial && { initialData: initial }),
      refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : 1000),
    },
  );
}
