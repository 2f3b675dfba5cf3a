import { useState } from 'react';

/** The value, or the last one that there was: what is shown stays while another thing has the address. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
