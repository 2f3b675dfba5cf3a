import { DRAFT_LIMITS } from '@hiring/contract';

const KEEP_MS = DRAFT_LIMITS.days * 24 * 60 * 60 * 1000;

/** When a draft last changed at this instant is removed. */
export const expiryOf = (updated: Date): Date => new Date(updated.getTime() + KEEP_MS);

/** Drafts not changed since this instant are removed. */
export const expiredBefore = (now: Date): Date => new Date(now.getTime() - KEEP_MS);
