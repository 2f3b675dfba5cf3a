import { useEffect } from 'react';

/**
 * Keeps the position of keyboard and screen reader users: a button that is disabled while it works gets the focus back,
 * and a removed one passes it to the heading of its part of the page. Otherwise the browser starts again at the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let left = false;
    let end: (() => void) | undefined;
    // Nothing can be lost before the first focus. Without the script the page works, and the browser starts at the top.
    function begin({ target }: FocusEvent) {
      import('./keep-focus').then(
        ({ keepFocus }) => {
          if (!left && target instanceof HTMLElement) end = keepFocus(target);
        },
        () => document.addEventListener('focusin', begin, { once: true }),
      );
    }
    document.addEventListener('focusin', begin, { once: true });
    return () => {
      left = true;
      document.removeEventListener('focusin', begin);
      end?.();
    };
  }, []);
}
