import { sharedState } from '../state';

const changed = sharedState({});

/** Keeps an unsent text in this tab; an empty one is dropped. */
export function keepDraft(key: string, text: string): void {
  if (text) sessionStorage.setItem(key, text);
  else sessionStorage.removeItem(key);
  changed.set({});
}

export const readDraft = (key: string): string => sessionStorage.getItem(key) ?? '';

/**
 * An unsent text by its key, the same wherever it is written. Unlike react-admin's `useStore` it lives in
 * `sessionStorage`: an expired session loses nothing typed, and signing out removes it.
 */
export function useDraft(key: string): [string, (text: string) => void] {
  // Whoever shows a draft is drawn again when one is kept.
  changed.useValue();
  return [readDraft(key), (value) => keepDraft(key, value)];
}

const chosen = new Map<string, readonly File[]>();
const none: readonly File[] = [];

/**
 * The files that were chosen for an unsent message, in this tab until it is loaded again. Their names are kept like a draft
 * and go with it: without them the files are nobody's.
 */
export function useDraftFiles(key: string): [readonly File[], (files: readonly File[]) => void] {
  changed.useValue();
  const files = readDraft(key) ? (chosen.get(key) ?? none) : none;
  return [
    files,
    (kept) => {
      chosen.set(key, kept);
      keepDraft(key, kept.map(({ name }) => name).join('\n'));
    },
  ];
}

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
