/** Lists of the internal area: how they look, what is kept of them, and how long an answer may take. */

/** The stages in which a candidate waits for human resources. */
export const ANSWER_STAGES = ['recibida', 'en_revision', 'entrevista'] as const;
export type AnswerStage = (typeof ANSWER_STAGES)[number];

/** Days that an answer may take, unless an administrator says otherwise. */
export const ANSWER_DAYS_DEFAULT: Readonly<Record<AnswerStage, number>> = {
  recibida: 3,
  en_revision: 7,
  entrevista: 7,
};
export const ANSWER_DAYS = { min: 1, max: 90 } as const;

/** How a list is shown; without a choice the width of the screen decides. */
export const LIST_LAYOUTS = ['tarjetas', 'tabla'] as const;
export type ListLayout = (typeof LIST_LAYOUTS)[number];

/** Saved views: how many a person may keep of one list, and the characters of a name. */
export const SAVED_VIEWS = { max: 50, name: 60 } as const;

/** How one application of a vacancy that is being closed came out. */
export const ANSWER_RESULTS = ['pendiente', 'respondida', 'ya_cerrada', 'fallida'] as const;
export type AnswerResult = (typeof ANSWER_RESULTS)[number];
