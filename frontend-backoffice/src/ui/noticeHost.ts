import { useSyncExternalStore } from 'react';

let host: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Where notices are drawn while a record is open: everything outside of it is hidden from keyboard and screen reader. */
export function setNoticeHost(element: HTMLElement | null): void {
  host = element;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNoticeHost(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => host);
}
