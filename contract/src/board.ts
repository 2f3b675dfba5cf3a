import type { Stage } from './vocabulary.js';

/** Headings of the board's columns. */
export const BOARD_COLUMN: Readonly<Record<Stage, string>> = {
  recibida: 'Recibidas',
  en_revision: 'En Revisión',
  entrevista: 'Entrevista',
  contratada: 'Contratadas',
  rechazada: 'Rechazadas',
};

/** Cards of a column that come at a time. */
export const BOARD_PAGE = 25;
