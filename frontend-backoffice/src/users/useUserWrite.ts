import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';

/** One change of an account; lists, the record and the log are read again whatever came of it. */
export function useUserWrite<Order, Result>(
  write: (provider: HiringDataProvider, order: Order) => Promise<Result>,
  done?: string,
) {
  const provider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => write(provider, order),
    onSuccess: () => {
      if (done) notify(done, { type: 'success' });
    },
    onSettled: () =>
      Promise.all(['users', 'logs'].map((resource) => client.invalidateQueries({ queryKey: [resource] }))),
  });
}
