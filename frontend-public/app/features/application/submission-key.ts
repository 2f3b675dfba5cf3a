import { requestKey } from '@hiring/contract';
import { forget, readStored, store } from '../../lib/session-store';

/** One key per account and vacancy, until the application is received. */
const slot = (userId: string, vacancyId: string | null) => `clave:${userId}:${vacancyId ?? 'espontanea'}`;

/**
 * The Idempotency-Key of this form: the same for every retry, also after a reload, so that a retry after a lost
 * response does not create a second application.
 */
export function submissionKey(userId: string, vacancyId: string | null): string {
  const kept = readStored<string>(slot(userId, vacancyId));
  if (typeof kept === 'string' && kept !== '') return kept;
  const key = requestKey();
  store(slot(userId, vacancyId), key);
  return key;
}

export const forgetSubmissionKey = (userId: string, vacancyId: string | null) =>
  forget(slot(userId, vacancyId));
