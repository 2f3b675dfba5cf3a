import { forget, readStored, store } from '../../lib/session-store';

/** One key for each form: per account and vacancy, until the application has arrived. */
const slot = (userId: string, vacancyId: string | null) => `clave:${userId}:${vacancyId ?? 'espontanea'}`;

/** crypto.randomUUID exists only on secure origins; a phone may test over plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The Idempotency-Key of this form: the same for every retry, across reloads too, so that an
 * application whose answer was lost is not made twice.
 */
export function submissionKey(userId: string, vacancyId: string | null): string {
  const kept = readStored<string>(slot(userId, vacancyId));
  if (typeof kept === 'string' && kept !== '') return kept;
  const key = newKey();
  store(slot(userId, vacancyId), key);
  return key;
}

export const forgetSubmissionKey = (userId: string, vacancyId: string | null) =>
  forget(slot(userId, vacancyId));
