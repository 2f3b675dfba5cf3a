import { useEffect } from 'react';

/** Saves when the page is hidden or left, and when the connection returns. */
export function useSaveOnLeaving(flush: (leaving?: boolean) => Promise<void>) {
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void flush(true);
    const again = () => void flush();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('online', again);
    };
  }, [flush]);
}
