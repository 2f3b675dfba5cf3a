import { type RefObject, useEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated';

const isWriting = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/**
 * Takes the focus to what is wrong when the round changes. Where the page came with it already, whoever has begun to
 * correct a field before the scripts ran is left there.
 */
export function useFocusOnRound(box: RefObject<HTMLElement | null>, round: number): void {
  const takingOver = useRef(!useHydrated());
  useEffect(() => {
    const leave = takingOver.current && isWriting();
    takingOver.current = false;
    if (round > 0 && !leave) box.current?.focus();
  }, [box, round]);
}
