import { type HistoriaSuceso, type HistoriaTipo, type InterviewTipo, THREAD_LIMITS } from '@hiring/contract';
import { estadoLabel } from '../../candidates/StateBadges';
import { formatMoment } from '../../ui/format/dates';
import { useOfCandidate } from '../../candidates/useCandidate';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api, given, type Schemas, usePages, useWrite } from '../../providers/api';

export type StreamEvent = Schemas['TimelineEntry'];

/** Of a move in the process there are more fields than these, here and in an application's own history. */
type Happened = Pick<StreamEvent, 'suceso' | 'de' | 'a'> & Partial<Pick<StreamEvent, 'texto' | 'cuando'>>;

const INTERVIEW: Readonly<Record<InterviewTipo, string>> = {
  presencial: 'presencial',
  virtual: 'por videollamada',
  telefonica: 'por teléfono',
};

const PLAIN: Readonly<Partial<Record<HistoriaSuceso, string>>> = {
  creada: 'Candidatura recibida',
  actualizada: 'Candidatura actualizada por el candidato',
  retirada: 'Candidatura retirada por el candidato',
  conversacion_candidato: 'Mensaje del candidato',
  conversacion_rrhh: 'Mensaje al candidato',
  nota: 'Nota interna',
  cv_visto: 'CV consultado',
  cv_descargado: 'CV descargado',
};

/** What happened, in one line. */
export function headlineOf({ suceso, de, a, texto, cuando }: Happened): string {
  switch (suceso) {
    case 'movida':
      return [de && `De ${estadoLabel(de)}`, a && `a ${estadoLabel(a)}`].filter(Boolean).join(' ');
    case 'deshecha':
      return a ? `Cambio deshecho: vuelve a ${estadoLabel(a)}` : 'Cambio deshecho';
    case 'correo':
      return `Email: ${texto ?? 'sin asunto'}`;
    case 'entrevista':
      return `Entrevista ${INTERVIEW[texto as InterviewTipo] ?? ''} para el ${cuando ? formatMoment(cuando) : ''}`;
    case 'documento_pedido':
      return `Documento solicitado: ${texto ?? ''}`;
    case 'documento_recibido':
      return `Documento recibido: ${texto ?? ''}`;
    case 'cv_recibido':
      return `CV recibido: ${texto ?? ''}`;
    default:
      return PLAIN[suceso] ?? suceso;
  }
}

/** The words for what was taken back. */
const UNDONE: Readonly<Partial<Record<HistoriaTipo, string>>> = {
  entrevista: 'Cancelada',
  correo: 'Cancelado',
  documento: 'Ya no se pide',
};

/** An event as a stop of the lane. */
export const stopOf = (event: StreamEvent) => ({
  headline: headlineOf(event),
  undone: event.anulado ? (UNDONE[event.tipo] ?? 'Deshecho') : undefined,
  moment: event.fecha,
  author: event.autor,
});

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
