import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '@hiring/contract/api';
import type { HiringDataProvider } from '../providers/dataProvider';

export type Note = Schemas['NoteResponse'];

const keyOf = (candidateId: string) => ['notes', candidateId];

/** What HR has noted about this person, newest first. */
export function useNotes(candidateId: string) {
  const provider = useDataProvider<HiringDataProvider>();
  return useQuery({ queryKey: keyOf(candidateId), queryFn: () => provider.listNotes(candidateId) });
}

/** One write about a note. What was typed stays where it is until the server has it. */
export function useNoteWrite<Order, Result = unknown>(
  candidateId: string,
  write: (provider: HiringDataProvider, order: Order) => Promise<Result>,
  then?: (result: Result) => void,
) {
  const provider = useDataProvider<HiringDataProvider>();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: keyOf(candidateId) }),
      client.invalidateQueries({ queryKey: ['timeline', candidateId] }),
    ]);
  return useMutation({
    mutationFn: (order: Order) => write(provider, order),
    // What follows shows the note as it is now: with the version before it the next write would be refused.
    onSuccess: async (result) => {
      await refresh();
      then?.(result);
    },
    onError: refresh,
  });
}
