import type { InterviewEstado, InterviewTipo } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';

export type Interview = Schemas['InterviewResponse'];
export type AgendaInterview = Schemas['AgendaInterview'];
export type Interviewer = Schemas['InterviewerResponse'];

export const nameOf = (name: string) => name || 'Sin nombre';

/** What is live may be moved; what is over keeps its time. */
export const isLive = (estado: InterviewEstado) => estado === 'programada' || estado === 'confirmada';

/** Where it takes place, in words. */
export function placeOf({ tipo, ubicacion }: { tipo: InterviewTipo; ubicacion: string | null }): string {
  if (tipo === 'virtual') return 'Virtual';
  if (tipo === 'telefonica') return 'Telefónica';
  return ubicacion ?? 'Por confirmar';
}

/** Filters of the list and of the calendar as they stand in the address. */
export interface InterviewFilters {
  q: string;
  /** proximas or anteriores; absent: all. */
  cuando: string;
  candidato_id: string;
  entrevistador_id: string;
  tipo: string;
  estado: string;
}
