import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveBus } from './liveBus';

/** However much happens, lists and figures are read again at most this often. */
const EVERY_MS = 1000;
const SHOWN = [['candidates'], ['stats']];

/** Reads lists and figures on the screen again when anything has changed elsewhere. */
export function useLiveLists() {
  const queryClient = useQueryClient();
  useEffect(() => {
    let waiting: number | undefined;
    const refresh = () => {
      waiting = undefined;
      for (const queryKey of SHOWN) void queryClient.invalidateQueries({ queryKey });
    };
    const unsubscribe = liveBus.subscribe(({ from }) => {
      if (from === 'stream') waiting ??= window.setTimeout(refresh, EVERY_MS);
    });
    return () => {
      unsubscribe();
      window.clearTimeout(waiting);
    };
  }, [queryClient]);
}
