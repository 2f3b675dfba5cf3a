/** Vocabulary of scorecards: interviewers' ratings of an interview. */
import type { Tone } from './vocabulary.js';

export const RECOMENDACIONES = ['si_rotundo', 'si', 'dudas', 'no'] as const;
export type Recomendacion = (typeof RECOMENDACIONES)[number];
export const RECOMENDACION_LABEL: Readonly<Record<Recomendacion, string>> = {
  si_rotundo: 'Sí, sin dudarlo',
  si: 'Sí',
  dudas: 'Con dudas',
  no: 'No',
};
export const RECOMENDACION_TONE: Readonly<Record<Recomendacion, Tone>> = {
  si_rotundo: 'green',
  si: 'green',
  dudas: 'yellow',
  no: 'red',
};

export const SCORES = [1, 2, 3, 4, 5] as const;
export const SCORE_LABEL: Readonly<Record<(typeof SCORES)[number], string>> = {
  1: 'Muy flojo',
  2: 'Flojo',
  3: 'Correcto',
  4: 'Bueno',
  5: 'Excelente',
};

export const SCORECARD_LIMITS = {
  criterion: 80,
  description: 300,
  comment: 2000,
  name: 120,
  /** Criteria altogether. */
  criteria: 300,
  /** Days for which a scorecard link is valid. */
  linkDays: 14,
} as const;

/** A guide of interviews, and what is noted down with it. */
export const GUIDE_LIMITS = {
  sections: 20,
  questions: 30,
  /** Criteria beside a section. */
  criteria: 20,
  title: 120,
  question: 500,
  answer: 1000,
  note: 10_000,
  version: 2_147_483_647,
} as const;

export const SCORECARD_REQUEST_STATES = ['pendiente', 'recibida', 'caducada', 'retirada'] as const;
export type ScorecardRequestState = (typeof SCORECARD_REQUEST_STATES)[number];
export const SCORECARD_REQUEST_LABEL: Readonly<Record<ScorecardRequestState, string>> = {
  pendiente: 'Esperando su evaluación',
  recibida: 'Recibida',
  caducada: 'Caducada',
  retirada: 'Retirada',
};
export const SCORECARD_REQUEST_TONE: Readonly<Record<ScorecardRequestState, Tone>> = {
  pendiente: 'blue',
  recibida: 'green',
  caducada: 'grey',
  retirada: 'grey',
};

/** Data for the page of a scorecard link; of the application only the position. */
export interface ScorecardPage {
  estado: ScorecardRequestState;
  /** Who is to give it. */
  nombre: string;
  candidato: string;
  puesto: string;
  /** ISO 8601 instant. */
  inicio: string;
  criterios: { id: string; nombre: string; descripcion: string | null }[];
}

/** The submitted form: points by criterion, as text. */
export interface ScorecardForm {
  puntos: Readonly<Record<string, string>>;
  recomendacion: string;
  comentario: string;
}
