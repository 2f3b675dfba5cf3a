import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  look?: 'info' | 'danger' | 'success';
}

/** One at a time: a new toast replaces the previous one. */
let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | null) {
  current = toast;
  listeners.forEach((listener) => listener());
}

export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  set({ ...toast, id: lastId });
}

export function dismissToast(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
