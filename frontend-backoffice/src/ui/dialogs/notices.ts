import { sharedState } from '../state';
import { LIMITS } from '@hiring/contract';
import { serverNow } from '../../providers/serverClock';

/** The container of notices while a record is open, because everything outside the record is hidden from keyboards. */
export const { set: setNoticeHost, useValue: useNoticeHost } = sharedState<HTMLElement | null>(null);

/** Duration of a notice in milliseconds. */
export const SHOWN_MS = 6000;

/**
 * Milliseconds for which 'Deshacer' is offered: until the server's deadline by the server's clock, and at most the usual
 * duration, because an action that can be undone for hours has a button in the record. Not positive: it is over.
 */
export const undoLeftMs = (until: string): number =>
  Math.min(LIMITS.undoSeconds * 1000, Date.parse(until) - serverNow());

/** The sentence stays to be read when the time to undo is over sooner. */
export const noticeMs = (undoLeft: number): number => Math.max(SHOWN_MS, undoLeft);
