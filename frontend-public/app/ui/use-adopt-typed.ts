import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { typedInto } from '../lib/typed-early';

/**
 * Gives a form what was typed into it before scripts ran: on a slow connection people are faster than the
 * page. Runs before the first update, which would overwrite the fields with the state.
 * @returns the ref for the form; its fields are told apart by their names.
 */
export function useAdoptTyped(adopt: (name: string, value: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const onTyped = useEffectEvent(adopt);
  // Once, at the start: afterwards the state is what the fields hold.
  useLayoutEffect(() => {
    for (const element of form.current?.elements ?? []) {
      const value = typedInto(element);
      const name = element.getAttribute('name');
      if (name && value !== undefined) onTyped(name, value);
    }
  }, []);
  return form;
}
