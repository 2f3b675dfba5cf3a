import { useMemo, useSyncExternalStore } from 'react';
import { CONSENT_KEY, readConsent, type ConsentChoice, type ConsentRecord } from './consent';

/** The choice in a browser without storage: it is kept until the page is left. */
let unstored: string | null = null;
let settingsOpen = false;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Reacts to a choice made in another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY) ?? unstored;
  } catch {
    return unstored;
  }
}

/** The visitor's choice: null while there is none, undefined when it is unknown (on the server). */
export function useConsent(version: string): ConsentRecord | null | undefined {
  const text = useSyncExternalStore(subscribe, stored, () => undefined);
  return useMemo(
    () => (text === undefined ? undefined : readConsent(text, version, new Date())),
    [text, version],
  );
}

export function saveConsent(choice: ConsentChoice, version: string): void {
  const record: ConsentRecord = { necessary: true, ...choice, version, date: new Date().toISOString() };
  unstored = JSON.stringify(record);
  try {
    localStorage.setItem(CONSENT_KEY, unstored);
  } catch {
    // Storage is denied: the next page load asks again.
  }
  tell();
}

export const useSettingsOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => settingsOpen,
    () => false,
  );

/** Opens or closes the dialog with a toggle for each category. */
export function showSettings(open: boolean): void {
  settingsOpen = open;
  tell();
}
