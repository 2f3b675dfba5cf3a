/** Interview vocabulary shared by the server and both front ends. */
import type { InterviewEstado, InterviewTipo, Tone } from './vocabulary.js';
import { labels } from './words.js';

export const INTERVIEW_ESTADO_LABEL: Readonly<Record<InterviewEstado, string>> = /* @__PURE__ */ labels({
  programada: 'Programada',
  confirmada: 'Confirmada',
  realizada: 'Realizada',
  cancelada: 'Cancelada',
  no_presentada: 'No presentada',
});
export const INTERVIEW_ESTADO_TONE: Readonly<Record<InterviewEstado, Tone>> = {
  programada: 'blue',
  confirmada: 'green',
  realizada: 'purple',
  cancelada: 'red',
  no_presentada: 'grey',
};

export const INTERVIEW_LIMITS = {
  /** Minutes of an interview. */
  minMinutes: 15,
  maxMinutes: 480,
  defaultMinutes: 30,
  /** Moments that a candidate may propose instead. */
  proposals: 3,
  place: 300,
  link: 500,
  interviewer: 120,
  /** Who hold an interview besides its interviewer. */
  participants: 8,
  notes: 2000,
  request: 1000,
} as const;

/** A day and hour in Madrid that suit the candidate. */
export interface ProposedMoment {
  /** YYYY-MM-DD. */
  fecha: string;
  /** HH:MM. */
  hora: string;
}

/** The interview on the page of an answer link. */
export interface AnswerPageInterview {
  /** ISO 8601 instant. */
  inicio: string;
  duracion_min: number;
  tipo: InterviewTipo;
  ubicacion: string | null;
  link_virtual: string | null;
  /** What the person applied for, in words. */
  puesto: string;
  /** The candidate's request for another time, if any. */
  peticion: { texto: string | null; propuestas: ProposedMoment[] } | null;
}

/** `movida`: the e-mail with this link gave another time. */
export type AnswerPageState = 'por_confirmar' | 'confirmada' | 'movida' | 'cancelada' | 'pasada';

/** What an answer link leads to. */
export interface AnswerPage {
  estado: AnswerPageState;
  /** Null when the link is for a time that has changed. */
  entrevista: AnswerPageInterview | null;
}

export interface MomentRequestForm {
  texto?: string;
  propuestas: ProposedMoment[];
}

/** Done, or what to show instead. */
export type AnswerOutcome =
  | { done: true }
  | { done: false; status: number; code: string; detail: string; errors: Record<string, string[]> };
