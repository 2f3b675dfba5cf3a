import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { keptValues } from './drafts';

/** Keeps what is typed for a reload or an ended session; leaving the form, saved or not, drops it. */
export function KeepTyped({ name }: { name: string }) {
  const values = useWatch();
  const { isDirty } = useFormState();
  useEffect(() => {
    if (isDirty) keptValues.keep(name, values);
  }, [isDirty, name, values]);
  useEffect(() => () => keptValues.drop(name), [name]);
  return null;
}
