import { useEffect, useState, useSyncExternalStore } from 'react';

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

/** The value, or the last one that there was: what is shown stays while another thing has the address. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The value once it has stood still for a moment: a search per word, not per key. */
export function useDebounced<Value>(value: Value, pauseMs = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

/** The open dialogs in which somebody writes: one may open another. */
const writing = sharedState<readonly object[]>([]);
let open: readonly object[] = [];

/** Says that this dialog, in which somebody writes, is open. */
export const useWriting = (opened = true): void =>
  useEffect(() => {
    if (!opened) return;
    const dialog = {};
    writing.set((open = [...open, dialog]));
    return () => writing.set((open = open.filter((other) => other !== dialog)));
  }, [opened]);

/** A value that depends on the window's width; it waits while somebody writes: another layout would close the dialog. */
export function useSteady<Value>(value: Value): Value {
  const waits = writing.useValue().length > 0;
  const [steady, setSteady] = useState(value);
  if (!waits && steady !== value) setSteady(value);
  return waits ? steady : value;
}
