import { useSyncExternalStore } from 'react';

let host: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** The container of notices while a record is open, because everything outside the record is hidden from keyboards. */
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
