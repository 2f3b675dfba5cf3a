import type { Schemas } from '@hiring/contract/api';
import { useDataProvider, useGetList } from 'react-admin';
import { type HistoriaTipo, THREAD_LIMITS } from '@hiring/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { HiringDataProvider } from '../providers/dataProvider';

export type Note = Schemas['NoteResponse'];

/** The server lists no more of one person. */
const SHOWN = 200;

/** What HR noted about a person, newest first: one request, however many entries ask. */
export function useNotes(candidateId: string) {
  return useGetList<Note>('notes', {
    filter: { candidato_id: candidateId },
    sort: { field: 'created_at', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
}

/** Among the candidates' queries: whatever refreshes those refreshes the stream. */
export const streamKey = (candidateId: string) => ['candidates', 'timeline', candidateId];

/** What happened with a person, newest first, of one kind or of all. */
export function useStream(candidateId: string, tipo: HistoriaTipo | undefined) {
  const provider = useDataProvider<HiringDataProvider>();
  return useInfiniteQuery({
    queryKey: [...streamKey(candidateId), tipo ?? 'todo'],
    queryFn: ({ pageParam }) => provider.timeline(candidateId, { tipo, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.siguiente ?? undefined,
    refetchInterval: THREAD_LIMITS.refreshMs,
  });
}

export const threadKey = (candidateId: string) => ['threads', candidateId];

/** The messages with a candidate, newest page first, read again every half minute while the window is looked at. */
export function useThread(candidateId: string) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useInfiniteQuery({
    queryKey: threadKey(candidateId),
    queryFn: ({ pageParam }) => dataProvider.thread(candidateId, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hay_anteriores ? page.mensajes[0]?.orden : undefined),
    refetchInterval: THREAD_LIMITS.refreshMs,
    refetchOnWindowFocus: true,
  });
}
