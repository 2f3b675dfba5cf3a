import { useEventCallback } from '@mui/material/utils';
import { useEffect } from 'react';

/** Hears every key that is pressed in the page, wherever the focus is. */
export function useKeyDown(handler: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEventCallback(handler);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}

/** The ref of a dialog's first field or of a message: its identity never changes, so it runs once. */
export const focusFirst = (element: HTMLElement | null): void => element?.focus();
