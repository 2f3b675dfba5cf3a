import { useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../providers/problem';

export type Saving<Value> =
  | { kind: 'idle' }
  | { kind: 'saving'; value: Value }
  | { kind: 'saved' }
  | { kind: 'failed'; reason: string; value: Value };

/** The state of one automatically saved value. `field`: its field name in the server's errors. */
export function useSaving<Value>(save: (value: Value) => Promise<void>, field?: string) {
  const [state, setState] = useState<Saving<Value>>({ kind: 'idle' });
  const run = async (value: Value): Promise<boolean> => {
    setState({ kind: 'saving', value });
    try {
      await save(value);
      setState({ kind: 'saved' });
      return true;
    } catch (error) {
      const reason = (field && fieldErrorsOf(error)[field]) ?? reasonOf(error);
      setState({ kind: 'failed', reason: reason || reasonOf(error), value });
      return false;
    }
  };
  return { state, run, reset: () => setState({ kind: 'idle' }) };
}
