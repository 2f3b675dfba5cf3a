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
