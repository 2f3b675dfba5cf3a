import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * A line that leaves a list takes the keyboard focus with it: the line that takes its place gets the focus. `selector`
 * finds what can have it, the first one of each line.
 */
export function useFocusInLines<Element extends HTMLElement>(lines: unknown, selector: string) {
  const list = useRef<Element>(null);
  const place = useRef(-1);
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    [...(list.current?.children ?? [])]
      .slice(0, place.current + 1)
      .at(-1)
      ?.querySelector<HTMLElement>(selector)
      ?.focus();
  }, [lines, selector]);
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      // A dialog of a line is no part of the list.
      if (list.current?.contains(target))
        place.current = [...list.current.children].findIndex((line) => line.contains(target));
    },
  };
}
