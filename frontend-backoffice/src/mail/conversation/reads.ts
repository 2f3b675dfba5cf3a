import '../../i18n/mail';
import { type HistoriaTipo, THREAD_LIMITS } from '@hiring/contract';
import { translate } from '../../i18n/texts';
import { estadoLabel } from '../../candidates/StateBadges';
import { formatMoment } from '../../ui/format/dates';
import { useOfCandidate } from '../../candidates/useCandidate';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api, withoutBlanks, type Schemas, usePages, useWrite } from '../../providers/api';

export type StreamEvent = Schemas['TimelineEntry'];

/** Of a move in the process there are more fields than these, here and in an application's own history. */
type Happened = Pick<StreamEvent, 'suceso' | 'de' | 'a'> &
  Partial<Pick<StreamEvent, 'texto' | 'fase' | 'cuando'>>;

/** What happened, in one line. */
export function headlineOf({ suceso, de, a, texto, fase, cuando }: Happened): string {
  // A step inside the estado names only where it led.
  const from = de !== null && de !== a ? estadoLabel(de) : null;
  const to = a && [estadoLabel(a), fase].filter(Boolean).join(' · ');
  switch (suceso) {
    case 'movida':
      return translate(from ? 'mail.moved.fromTo' : 'mail.moved.to', { from, to });
    case 'deshecha':
      return translate(to ? 'mail.moved.undoneTo' : 'mail.moved.undone', { to });
    case 'correo':
      return translate('mail.happened.correo', { text: texto ?? translate('mail.happened.noSubject') });
    case 'entrevista':
      return translate(`mail.interview.${texto ?? ''}`, { when: cuando ? formatMoment(cuando) : '' });
    default:
      return translate(`mail.happened.${suceso}`, { text: texto ?? '' });
  }
}

/** An event as a stop of the lane. */
export const stopOf = (event: StreamEvent) => ({
  headline: headlineOf(event),
  undone: event.anulado
    ? translate(`mail.undone.${event.tipo}`, { _: translate('mail.undone.other') })
    : undefined,
  moment: event.fecha,
  author: event.autor,
});

export type Note = Schemas['NoteResponse'];

/** The server lists no more of one person. */
const MAX_NOTES_SHOWN = 200;

/** What HR noted about a person, newest first: one request, however many entries ask. */
export const useNotes = (candidateId: string) =>
  useOfCandidate<Note>('notes', candidateId, { perPage: MAX_NOTES_SHOWN });

/** What happened with a person, newest first, of one kind or of all. */
export const useStream = (candidateId: string, tipo: HistoriaTipo | null) =>
  usePages(
    ['timeline', candidateId, tipo],
    (cursor) =>
      api.get('/api/candidates/{id}/timeline', {
        params: { path: { id: candidateId }, query: withoutBlanks({ tipo, cursor }) },
      }),
    { watchMs: THREAD_LIMITS.refreshMs },
  );

/** The messages with a candidate, newest page first, read again every half minute while the window is looked at. */
export function useThread(candidateId: string) {
  return useInfiniteQuery({
    queryKey: ['thread', candidateId],
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
  write: (order: Order) => Promise<Result>,
  notifies = true,
) => useWrite(write, { changes: ['notes', 'threads', 'emails', 'tasks'], notifies });
