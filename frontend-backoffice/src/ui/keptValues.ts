/** What was typed in a form and not saved, kept in this tab: a reload, a closed dialog or an ended session loses nothing. */
export const keptValues = {
  read(key: string): Record<string, unknown> | null {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      return typeof kept === 'object' && kept !== null ? { ...kept } : null;
    } catch {
      // Not ours, or cut off: the form opens as if nothing were kept.
      return null;
    }
  },
  keep: (key: string, values: object) => sessionStorage.setItem(key, JSON.stringify(values)),
  drop: (key: string) => sessionStorage.removeItem(key),
};
