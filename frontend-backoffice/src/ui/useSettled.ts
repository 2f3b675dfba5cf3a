import { useEffect, useState } from 'react';

/** The value once it has stood still for a moment: a search per word, not per key. */
export function useSettled<Value>(value: Value, pauseMs = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
