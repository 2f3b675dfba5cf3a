import { useSyncExternalStore } from 'react';
import type { BulkAction } from './selection';

/** The action that was confirmed last: shown over every screen until it is put away. */
let running: BulkAction | null = null;
const listeners = new Set<() => void>();

export function showRunning(action: BulkAction | null): void {
  running = action;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useRunningAction = (): BulkAction | null => useSyncExternalStore(subscribe, () => running);
