import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { typedInto } from '../lib/typed-early';

/**
 * Passes input that was typed before scripts ran to the form's state: on a slow connection people are faster than the
 * page. Runs before the first update, which would overwrite the fields with the state.
 * @returns the ref for the form; fields are identified by their names
 */
export function useAdoptTyped(adopt: (name: string, value: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const onTyped = useEffectEvent(adopt);
  // Only once at the start: afterwards the state contains the input.
  useLayoutEffect(() => {
    for (const element of form.current?.elements ?? []) {
      const value = typedInto(element);
      const name = element.getAttribute('name');
      if (name && value !== undefined) onTyped(name, value);
    }
  }, []);
  return form;
}
