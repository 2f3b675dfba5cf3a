import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { streamKey, threadKey } from './reads';

/** One write in a person's conversation. What was typed stays where it is until the server has it. */
export function useConversationWrite<Order, Result = unknown>(
  candidateId: string,
  write: (provider: HiringDataProvider, order: Order) => Promise<Result>,
  then?: (result: Result) => void,
) {
  const provider = useDataProvider<HiringDataProvider>();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      [['notes'], ['emails'], threadKey(candidateId), streamKey(candidateId)].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  return useMutation({
    mutationFn: (order: Order) => write(provider, order),
    // What follows shows the record as it is now: with the version before it the next write would be refused.
    onSuccess: async (result) => {
      await refresh();
      then?.(result);
    },
    onError: refresh,
  });
}
