import { useEffect, useState } from 'react';
import { sharedState } from './sharedState';

const writing = sharedState(false);

/** Says that this dialog, in which somebody writes, is open. */
export const useWriting = (): void =>
  useEffect(() => {
    writing.set(true);
    return () => writing.set(false);
  }, []);

/** A value that depends on the window's width; it waits while somebody writes: another layout would close the dialog. */
export function useSteady<Value>(value: Value): Value {
  const waits = writing.useValue();
  const [steady, setSteady] = useState(value);
  if (!waits && steady !== value) setSteady(value);
  return waits ? steady : value;
}
