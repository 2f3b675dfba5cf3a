import type { Invariants } from './invariant.js';

/** Accounts, their sessions and repeated requests. */
export const ACCOUNTS_INVARIANTS: Invariants = {
  'a session goes from its beginning to its end': `
    SELECT id FROM sessions WHERE expires_at <= created_at OR rotated_at < created_at OR previous_hash = refresh_hash`,
  'a key of a repeated request has its answer': `
    SELECT clave AS id FROM idempotency_keys WHERE respuesta IS NULL`,
};
