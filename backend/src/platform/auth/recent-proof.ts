import type { Actor } from './actor.js';
import { DomainError } from '../errors/domain-error.js';

/** Validity of a proof by password or code. */
const RECENT_MS = 10 * 60_000;

/** Until when a proof is enough. */
export const provenUntil = (at: Date): Date => new Date(at.getTime() + RECENT_MS);

/** The session's last proof of ownership, and the kind of proof required. */
export interface Proof {
  /** Null: none in this session, e.g. because a link opened it. */
  at: Date | null;
  /** `code`: the account has a second factor. */
  by: 'password' | 'code';
}

/**
 * Guards changes that could be used to take over an account or the installation: an open session is not enough.
 * @throws {DomainError} `api_key_not_allowed`; `recent_proof_required`, with the required kind in `proof`.
 */
export function assertRecentProof({ key, proof }: Pick<Actor, 'key' | 'proof'>, now: Date): void {
  if (key) throw new DomainError('api_key_not_allowed');
  if (proof?.at && provenUntil(proof.at) >= now) return;
  throw new DomainError('recent_proof_required', {}, undefined, { proof: proof?.by ?? 'password' });
}
