import { forget, readStored, store } from '../../lib/session-store';
import { readAnswers, type Answers } from './answers';
import { TEXT_NAMES, type FormValues } from './form-values';

/** What was typed, per account, in this tab. A chosen file cannot be kept, only its name. */
export interface Draft {
  values: Partial<FormValues>;
  /** The furthest step reached. */
  reached: number;
  cvName: string | null;
  /** Answers to the questions of each vacancy, by its id. */
  answers: Readonly<Record<string, Answers>>;
}

const key = (userId: string) => `borrador:${userId}`;

export function readDraft(userId: string): Draft | null {
  const stored = readStored<Partial<Draft>>(key(userId));
  if (!stored || typeof stored.values !== 'object') return null;
  const typed: Record<string, unknown> = stored.values;
  const values: Partial<FormValues> = {};
  for (const name of TEXT_NAMES) {
    const value = typed[name];
    if (typeof value === 'string') values[name] = value;
  }
  return {
    values,
    reached: typeof stored.reached === 'number' ? stored.reached : 1,
    cvName: typeof stored.cvName === 'string' ? stored.cvName : null,
    answers: Object.fromEntries(
      Object.entries(stored.answers ?? {}).map(([vacancyId, given]) => [vacancyId, readAnswers(given)]),
    ),
  };
}

export const saveDraft = (userId: string, draft: Draft) => store(key(userId), draft);

export const forgetDraft = (userId: string) => forget(key(userId));
