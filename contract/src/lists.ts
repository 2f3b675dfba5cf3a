/** Lists of the internal area: how they look, what is kept of them, and how long an answer may take. */

/** Days that an answer may take in a stage. */
export const ANSWER_DAYS = { min: 1, max: 90 } as const;

/** How a list is shown; without a choice the width of the screen decides. */
export const LIST_LAYOUTS = ['tarjetas', 'tabla'] as const;
export type ListLayout = (typeof LIST_LAYOUTS)[number];

/** Saved views: how many a person may keep of one list, and the characters of a name. */
export const SAVED_VIEWS = { max: 50, name: 60 } as const;

/** How one application of a vacancy that is being closed came out. */
export const ANSWER_RESULTS = ['pendiente', 'respondida', 'ya_cerrada', 'fallida'] as const;
export type AnswerResult = (typeof ANSWER_RESULTS)[number];
