import { forget, readStored, store } from '../../../lib/session-store';
import { readAnswers, type Answers } from '../answers';
import { TEXT_NAMES, type FormValues } from '../form-values';

/** The server's state of the form at the last response to this tab. */
export interface Known {
  version: number;
  step: number;
  values: Partial<FormValues>;
  answers: Answers;
}

/** The content of this tab: a fallback for when the server cannot be reached. */
export interface LocalCopy {
  values: Partial<FormValues>;
  answers: Answers;
  /** The furthest step reached. */
  reached: number;
  /** Name of a chosen file that was not uploaded: the browser loses the file when the page closes. */
  fileName: string | null;
  known: Known | null;
}

export const NOTHING_KNOWN: Known = { version: 0, step: 1, values: {}, answers: {} };

const key = (userId: string, vacancyId: string | null) => `borrador:${userId}:${vacancyId ?? 'espontanea'}`;

export function readTexts(stored: unknown): Partial<FormValues> {
  if (typeof stored !== 'object' || stored === null) return {};
  const typed = stored as Record<string, unknown>;
  const values: Partial<FormValues> = {};
  for (const name of TEXT_NAMES) {
    const value = typed[name];
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

const count = (stored: unknown, otherwise: number) => (typeof stored === 'number' ? stored : otherwise);

function readKnown(stored: Partial<Known> | null | undefined): Known | null {
  if (!stored) return null;
  return {
    version: count(stored.version, 0),
    step: count(stored.step, 1),
    values: readTexts(stored.values),
    answers: readAnswers(stored.answers),
  };
}

export function readLocalCopy(userId: string, vacancyId: string | null): LocalCopy | null {
  const stored = readStored<Partial<LocalCopy>>(key(userId, vacancyId));
  if (!stored || typeof stored.values !== 'object') return null;
  return {
    values: readTexts(stored.values),
    answers: readAnswers(stored.answers),
    reached: count(stored.reached, 1),
    fileName: typeof stored.fileName === 'string' ? stored.fileName : null,
    known: readKnown(stored.known),
  };
}

export const saveLocalCopy = (userId: string, vacancyId: string | null, copy: LocalCopy) =>
  store(key(userId, vacancyId), copy);

export const forgetLocalCopy = (userId: string, vacancyId: string | null) => forget(key(userId, vacancyId));
