import { sharedState } from '../state';
import { LIMITS } from '@hiring/contract';

/** The container of notices while a record is open, because everything outside the record is hidden from keyboards. */
export const { set: setNoticeHost, useValue: useNoticeHost } = sharedState<HTMLElement | null>(null);

/** Duration of a notice in milliseconds. */
export const SHOWN_MS = 6000;

/**
 * Duration of a notice with 'Deshacer': until the server's deadline, with a readable minimum for slow responses and
 * fast clocks, and at most the usual duration, because an action that can be undone for hours has a button in the
 * record.
 */
export const undoShownMs = (until: string): number =>
  Math.min(LIMITS.undoSeconds * 1000, Math.max(SHOWN_MS, Date.parse(until) - Date.now()));
