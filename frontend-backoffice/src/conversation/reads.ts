import { useOfCandidate } from '../candidates/useCandidate';
import { type HistoriaTipo, THREAD_LIMITS } from '@hiring/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api, given, useWrite, usePages, type Schemas } from '../providers/api';

export type Note = Schemas['NoteResponse'];

export const NOTE_HELP =
  'Nota interna: no la ve el candidato durante el proceso. Figura en la copia de sus datos.';

/** The server lists no more of one person. */
const SHOWN = 200;

/** What HR noted about a person, newest first: one request, however many entries ask. */
export const useNotes = (candidateId: string) =>
  useOfCandidate<Note>('notes', candidateId, { perPage: SHOWN });

/** Among the candidates' queries: whatever refreshes those refreshes the stream. */
const streamKey = (candidateId: string) => ['candidates', 'timeline', candidateId];

/** What happened with a person, newest first, of one kind or of all. */
export const useStream = (candidateId: string, tipo: HistoriaTipo | null) =>
  usePages(
    [...streamKey(candidateId), tipo],
    (cursor) =>
      api.get('/api/candidates/{id}/timeline', {
        params: { path: { id: candidateId }, query: given({ tipo, cursor }) },
      }),
    { watchMs: THREAD_LIMITS.refreshMs },
  );

export const threadKey = (candidateId: string) => ['threads', candidateId];

/** The messages with a candidate, newest page first, read again every half minute while the window is looked at. */
export function useThread(candidateId: string) {
  return useInfiniteQuery({
    queryKey: threadKey(candidateId),
    queryFn: ({ pageParam }) =>
      api.get('/api/threads/{id}', {
        params: { path: { id: candidateId }, query: pageParam ? { antes: pageParam } : {} },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.hay_anteriores ? page.mensajes[0]?.orden : undefined),
    refetchInterval: THREAD_LIMITS.refreshMs,
    refetchOnWindowFocus: true,
  });
}

/**
 * One write in a person's conversation. What follows its promise sees the record as it is now: with the version before
 * it the next write would be refused.
 */
export const useConversationWrite = <Order, Result>(
  candidateId: string,
  write: (order: Order) => Promise<Result>,
  tells = true,
) => useWrite(write, { reads: ['notes', 'emails', threadKey(candidateId), streamKey(candidateId)], tells });
