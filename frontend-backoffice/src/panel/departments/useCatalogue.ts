import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api, reasonOf, type Schemas, useRead } from '../../providers/api';
import { readAgain } from '../../providers/freshness';

const KEY = ['department-catalogue'] as const;
export type CatalogueDepartment = Schemas['CatalogueDepartment'];
type Catalogue = CatalogueDepartment[];

export function useCatalogue() {
  return useRead(KEY, () => api.get('/api/departments/catalogue'));
}

/** How a failure is shown: long enough to be read. */
export const failureNotice = (error: unknown) => ({
  type: 'error' as const,
  autoHideDuration: 10_000,
  messageArgs: { reason: reasonOf(error) },
});

interface Write<Order, Result> {
  write: (order: Order) => Promise<Result>;
  /** The catalogue as it will be: shown at once, and taken back when the server refuses. */
  expect?: (order: Order) => Catalogue;
  /** What a failure says, with its `reason`. Absent: whoever asks shows it beside the field. */
  failure?: string;
}

/** One change of the catalogue. They go one after the other, so that two of one's own do not clash. */
export function useCatalogueWrite<Order, Result>({ write, expect, failure }: Write<Order, Result>) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    scope: { id: 'department-catalogue' },
    mutationFn: write,
    onMutate: async (order: Order) => {
      if (!expect) return undefined;
      await client.cancelQueries({ queryKey: KEY });
      const before = client.getQueryData<Catalogue>(KEY);
      if (before) client.setQueryData(KEY, expect(order));
      return before;
    },
    onError: (error, _order, before) => {
      if (before) client.setQueryData(KEY, before);
      if (failure) notify(failure, failureNotice(error));
    },
    onSettled: () => readAgain(client, ['departments']),
  });
}

export function useVersionOf() {
  const client = useQueryClient();
  return (id: string): number =>
    client.getQueryData<Catalogue>(KEY)?.find((one) => one.id === id)?.version ?? 1;
}
