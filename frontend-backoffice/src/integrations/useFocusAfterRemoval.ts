import { type RefObject, useEffect, useRef } from 'react';

/**
 * What one confirmed takes its own button away when the list has been read again: the keyboard then goes on at `target`.
 * @returns to be called when something is going to disappear
 */
export function useFocusAfterRemoval(list: unknown, target: RefObject<HTMLElement | null>): () => void {
  const removing = useRef(false);
  useEffect(() => {
    if (!removing.current || document.activeElement !== document.body) return;
    removing.current = false;
    target.current?.focus();
  }, [list, target]);
  return () => {
    removing.current = true;
  };
}
