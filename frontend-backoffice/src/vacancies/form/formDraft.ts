import type { FormValues } from './formValues';

interface Kept {
  values: FormValues;
  /** Of the vacancy when the form was opened; null: a new one. */
  version: number | null;
}

const keyOf = (vacancyId: string | null) => `vacante:${vacancyId ?? 'nueva'}`;

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'values' in value &&
    'version' in value &&
    typeof value.values === 'object' &&
    value.values !== null &&
    'preguntas' in value.values
  );
}

/** A form that was not saved, kept in this tab so that a reload, a closed dialog or an ended session loses nothing. */
export const formDraft = {
  read(vacancyId: string | null): Kept | null {
    const text = sessionStorage.getItem(keyOf(vacancyId));
    if (!text) return null;
    try {
      const kept: unknown = JSON.parse(text);
      return isKept(kept) ? kept : null;
    } catch {
      // Not ours, or cut off: the form opens as if nothing were kept.
      return null;
    }
  },
  keep: (vacancyId: string | null, kept: Kept) =>
    sessionStorage.setItem(keyOf(vacancyId), JSON.stringify(kept)),
  drop: (vacancyId: string | null) => sessionStorage.removeItem(keyOf(vacancyId)),
};
