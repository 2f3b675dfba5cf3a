import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '@hiring/contract/api';
import type { HiringDataProvider } from '../providers/dataProvider';
import { useRead } from '../providers/useProvider';

export type Duplicate = Schemas['DuplicateResponse'];
export type Compared = Schemas['ComparedRecord'];
export type Merge = Schemas['MergeResponse'];

/** Records that may be of the same person, and those that went into this one. */
export const useDuplicates = (candidateId: string) =>
  useRead(['duplicates', candidateId], (provider) => provider.duplicates(candidateId));

/** Everything on the screen may have gone to another record: all of it is read again. */
export function useMergeWrite<Order, Result>(
  write: (provider: HiringDataProvider, order: Order) => Promise<Result>,
) {
  const provider = useDataProvider<HiringDataProvider>();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: Order) => write(provider, order),
    onSuccess: () => client.invalidateQueries(),
  });
}
