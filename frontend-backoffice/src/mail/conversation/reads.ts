import '../../i18n/mail';
import { type HistoriaTipo, THREAD_LIMITS } from '@hiring/contract';
import { translate } from '../../i18n/texts';
import { estadoLabel } from '../../candidates/StateBadges';
import { formatMoment } from '../../ui/format/dates';
import { useGetManyAggregate } from 'react-admin';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api, withoutBlanks, type Schemas, usePages, useRead, useWrite } from '../../providers/api';

/** Under which key what is typed and not sent stays in this tab. */
export const draftKey = (kind: 'nota' | 'mensaje', candidateId: string): string => `${kind}:${candidateId}`;

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

const NOTES_AT_ONCE = 100;

/** All that HR noted about a person, newest first. */
async function readNotes(candidateId: string): Promise<Note[]> {
  const notes: Note[] = [];
  for (;;) {
    const range = JSON.stringify([notes.length, notes.length + NOTES_AT_ONCE - 1]);
    // oxlint-disable-next-line no-await-in-loop -- only a full page says that another follows
    const page = await api.get('/api/notes', { params: { query: { candidato_id: candidateId, range } } });
    notes.push(...page);
    if (page.length < NOTES_AT_ONCE) return notes;
  }
}

export const useNotes = (candidateId: string) =>
  useRead(['notes', 'whole', candidateId], () => readNotes(candidateId));

/** A note of the stream, which knows only how its text begins: one request for all that are shown. */
export const useNote = (id: string): Note | undefined =>
  useGetManyAggregate<Note>('notes', { ids: [id] }).data?.[0];

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
