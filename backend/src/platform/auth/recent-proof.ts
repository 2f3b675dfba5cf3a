import type { Actor } from './actor.js';
import { DomainError } from '../errors/domain-error.js';

/** For so long a person who has shown the password or a code need not show it again. */
const RECENT_MS = 10 * 60_000;

/** Until when a proof is enough. */
export const provenUntil = (at: Date): Date => new Date(at.getTime() + RECENT_MS);

/** When the person of a session last showed to be its owner, and by what they can show it again. */
export interface Proof {
  /** Null: not in this session, e.g. because it was opened by a link. */
  at: Date | null;
  /** `code`: the account has a second factor. */
  by: 'password' | 'code';
}

/**
 * For changes by which an account or the whole installation could be taken over: an open session alone is not enough.
 * @throws {DomainError} `api_key_not_allowed`; `recent_proof_required`, with what is asked for in `proof`.
 */
export function assertRecentProof({ key, proof }: Pick<Actor, 'key' | 'proof'>, now: Date): void {
  if (key) throw new DomainError('api_key_not_allowed');
  if (proof?.at && provenUntil(proof.at) >= now) return;
  throw new DomainError('recent_proof_required', {}, undefined, { proof: proof?.by ?? 'password' });
}
