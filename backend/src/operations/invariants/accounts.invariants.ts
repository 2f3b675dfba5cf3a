import type { Invariants } from './invariant.js';

/** Accounts and their sessions. */
export const ACCOUNTS_INVARIANTS: Invariants = {
  'a session goes from its beginning to its end': `
    SELECT id FROM sessions WHERE expires_at <= created_at OR rotated_at < created_at OR previous_hash = refresh_hash`,
};
