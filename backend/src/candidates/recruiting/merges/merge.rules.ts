import { DIAS_DESHACER_FUSION } from '@hiring/contract';
import type { ErrorCode } from '../../../platform/errors/error-catalogue.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What decides whether a record may take in another. */
export interface Joinable {
  user_id: string | null;
  /** Vacancies with an open application; null: an open spontaneous one. */
  abiertas: readonly (string | null)[];
}

/** Why `kept` cannot take in `absorbed`; null: it can. */
export function mergeRefusal(kept: Joinable, absorbed: Joinable): ErrorCode | null {
  if (kept.user_id && absorbed.user_id) return 'merge_both_owned';
  if (absorbed.user_id) return 'merge_keep_owned';
  return kept.abiertas.some((vacancy) => absorbed.abiertas.includes(vacancy)) ? 'merge_clash' : null;
}

/** How things stand with a merge that somebody wants to take back. */
export interface Undoing {
  hecha_at: Date;
  /** The kept record took in another one later. */
  hay_otra_despues: boolean;
  /** Messages that its thread has, and had after the merge. */
  mensajes: number;
  mensajes_despues: number;
  /** Current CV, and that of after the merge. */
  cv: string | null;
  cv_despues: string | null;
  /** Either record is gone. */
  falta: boolean;
}

/** Why a merge cannot be taken back; null: it can. */
export function undoRefusal(state: Undoing, now: Date): ErrorCode | null {
  if (state.falta || now.getTime() > undoableUntil(state.hecha_at).getTime()) return 'merge_too_old';
  if (state.hay_otra_despues) return 'merge_undo_later_first';
  return state.mensajes !== state.mensajes_despues || state.cv !== state.cv_despues ? 'merge_went_on' : null;
}

export function undoableUntil(done: Date): Date {
  return new Date(done.getTime() + DIAS_DESHACER_FUSION * DAY_MS);
}
