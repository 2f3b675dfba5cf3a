const keyOf = (vacancyId: string) => `vacante:${vacancyId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A form that was not saved, kept in this tab so that a reload or an ended session loses nothing. */
export const formDraft = {
  read(vacancyId: string): Record<string, unknown> | null {
    const text = sessionStorage.getItem(keyOf(vacancyId));
    if (!text) return null;
    try {
      const kept: unknown = JSON.parse(text);
      return isRecord(kept) ? kept : null;
    } catch {
      // Not ours, or cut off: the form opens as if nothing were kept.
      return null;
    }
  },
  keep: (vacancyId: string, values: object) =>
    sessionStorage.setItem(keyOf(vacancyId), JSON.stringify(values)),
  drop: (vacancyId: string) => sessionStorage.removeItem(keyOf(vacancyId)),
};
