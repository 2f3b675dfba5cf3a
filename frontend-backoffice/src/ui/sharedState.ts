import { useSyncExternalStore } from 'react';

/** A value outside of any screen; whoever shows it is drawn again when it is set. */
export function sharedState<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    set: (next: Value): void => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    useValue: () => useSyncExternalStore(subscribe, () => value),
  };
}
