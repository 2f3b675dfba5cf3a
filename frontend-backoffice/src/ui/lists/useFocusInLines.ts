import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** Where Tab stops. */
const STOPS = 'a[href], button:not(:disabled, [tabindex="-1"]), input:not(:disabled)';

/**
 * A line that leaves a list, or the button that was pressed in it, takes the keyboard focus with it: the line that
 * stands there then gets the focus. `selector` finds what can have it, the first one of each line; `line` finds the
 * lines, where they are not the children of the list. Without such a line, the first one in the list.
 */
export function useFocusInLines<Element extends HTMLElement>(
  lines: unknown,
  selector: string,
  line = ':scope > *',
) {
  const list = useRef<Element>(null);
  const place = useRef(-1);
  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const shown = [...(list.current?.querySelectorAll(line) ?? [])];
    const there = shown
      .slice(0, place.current + 1)
      .at(-1)
      ?.querySelector<HTMLElement>(selector);
    (there ?? list.current?.querySelector<HTMLElement>(selector))?.focus();
  }, [lines, selector, line]);
  useEffect(() => {
    // A click beside the list takes the focus away on purpose.
    const forget = () => {
      place.current = -1;
    };
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, []);
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      // The list goes with its last line: the keyboard goes on after what stands before it.
      if (!element?.contains(document.activeElement)) return;
      const before = [...document.querySelectorAll<HTMLElement>(STOPS)].findLast(
        (one) =>
          one.checkVisibility() &&
          one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
          !one.contains(element),
      );
      requestAnimationFrame(() => document.activeElement === document.body && before?.focus());
    };
  }, []);
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      // A dialog of a line is no part of the list.
      if (list.current?.contains(target))
        place.current = [...list.current.querySelectorAll(line)].findIndex((one) => one.contains(target));
    },
  };
}
