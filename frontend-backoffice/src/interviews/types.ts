import type { InterviewEstado, InterviewTipo } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

/** Where the interviews stand in the HR dashboard; each of them at `/interviews/:id/show` over it. */
export const INTERVIEWS_PATH = 'entrevistas';
export const INTERVIEWS = `/admin/${INTERVIEWS_PATH}`;
export const CALENDAR = `${INTERVIEWS}/calendario`;

/** The interviews of one candidate. */
export const interviewsOf = (candidateId: string): string =>
  `${INTERVIEWS}?${new URLSearchParams({ filter: JSON.stringify({ candidato_id: candidateId }) })}`;

/** One interview over the list. */
export const interviewAddress = (id: string): string => `/interviews/${id}/show`;

/** The form for a new interview. */
export const NEW_INTERVIEW = '/interviews/create';

export type Interview = Schemas['InterviewResponse'];
export type AgendaInterview = Schemas['AgendaInterview'];

export const nameOf = (name: string) => name || 'Sin nombre';

/** What is live may be moved; what is over keeps its time. */
export const isLive = (estado: InterviewEstado) => estado === 'programada' || estado === 'confirmada';

/** Where it takes place, in words. */
export function placeOf({ tipo, ubicacion }: { tipo: InterviewTipo; ubicacion: string | null }): string {
  if (tipo === 'virtual') return 'Virtual';
  if (tipo === 'telefonica') return 'Telefónica';
  return ubicacion ?? 'Por confirmar';
}

/** Filters of the list and of the calendar as they stand in the address; `cuando`: proximas or anteriores, else all. */
export type InterviewFilters = Record<
  'q' | 'cuando' | 'candidato_id' | 'entrevistador_id' | 'tipo' | 'estado',
  string
>;
