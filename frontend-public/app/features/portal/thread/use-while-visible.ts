import { useEffect } from 'react';

/** Repeats `work` while the page is visible, and runs it when the window gets the focus. */
export function useWhileVisible(work: () => Promise<void>, everyMs: number) {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void work();
    };
    const first = setTimeout(look);
    const timer = setInterval(look, everyMs);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [work, everyMs]);
}
