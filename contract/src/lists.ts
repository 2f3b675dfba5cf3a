/** Lists of the internal area: layout, saved views, and answer times. */

/** Days that an answer may take in a stage. */
export const ANSWER_DAYS = { min: 1, max: 90 } as const;

/** Layout of a list: cards, a table, or a table with rows of 44 px. Without a choice the screen width decides. */
export const LIST_LAYOUTS = ['tarjetas', 'tabla', 'compacta'] as const;
/** Columns that a person may choose from. */
export const MAX_COLUMNS = 200;
/** A column's name: a field of the row, or of what is in it. */
export const COLUMN_NAME = /^[a-z0-9_.-]{1,64}$/;
export type ListLayout = (typeof LIST_LAYOUTS)[number];

/** Saved views: maximum for each person and list, and characters of a name. */
export const SAVED_VIEWS = { max: 50, name: 60 } as const;

/** Result for each application of a vacancy that is being closed. */
export const ANSWER_RESULTS = ['pendiente', 'respondida', 'ya_cerrada', 'fallida'] as const;
export type AnswerResult = (typeof ANSWER_RESULTS)[number];
