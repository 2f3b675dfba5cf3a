import { type FocusEvent, useCallback, useLayoutEffect, useRef } from 'react';

const cardOf = (element: Element | null) => element?.closest<HTMLElement>('[data-card]') ?? null;
const columnOf = (element: Element | null) => element?.closest<HTMLElement>('[data-column]') ?? null;

/**
 * A card that moves to another column is drawn anew there, and the keyboard would be left nowhere. It goes with the
 * card; when the card has left the board, to the heading of its column.
 */
export function useKeepFocus() {
  const last = useRef<{ element: Element; card: string; column: string | undefined }>(undefined);

  const onFocus = useCallback(({ target }: FocusEvent) => {
    const card = cardOf(target)?.dataset['card'];
    last.current = card ? { element: target, card, column: columnOf(target)?.dataset['column'] } : undefined;
  }, []);

  useLayoutEffect(() => {
    const kept = last.current;
    if (!kept || kept.element.isConnected) return;
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    last.current = undefined;
    if (!nowhere) return;
    const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(kept.card)}"]`);
    const heading = document.getElementById(`columna-${kept.column ?? ''}`);
    (card ?? heading)?.focus({ preventScroll: card === null });
  });

  return onFocus;
}
