import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps an unsent text in this tab; an empty one is dropped. */
export function keepDraft(key: string, text: string): void {
  if (text) sessionStorage.setItem(key, text);
  else sessionStorage.removeItem(key);
  listeners.forEach((listener) => listener());
}

export const readDraft = (key: string): string => sessionStorage.getItem(key) ?? '';

/**
 * An unsent text by its key, the same wherever it is written. Unlike react-admin's `useStore` it lives in
 * `sessionStorage`: an expired session loses nothing typed, and signing out removes it.
 */
export function useDraft(key: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => readDraft(key));
  return [text, (value) => keepDraft(key, value)];
}
