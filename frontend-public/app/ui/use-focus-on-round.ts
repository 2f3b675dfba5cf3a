import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated';

const isWriting = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/**
 * Moves the focus to the errors when the round changes. When the errors came with the page, a person who has begun to
 * correct a field before the scripts ran keeps the focus there.
 */
export function useFocusOnRound(box: RefObject<HTMLElement | null>, round: number): void {
  const takingOver = useRef(!useHydrated());
  useEffect(() => {
    const leave = takingOver.current && isWriting();
    takingOver.current = false;
    if (round > 0 && !leave) box.current?.focus();
  }, [box, round]);
}
