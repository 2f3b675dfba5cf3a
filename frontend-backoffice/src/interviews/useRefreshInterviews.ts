import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What shows interviews, or moves with them. */
const SHOWN_TOGETHER = [['interviews'], ['candidates'], ['stats'], ['emails']];

export function useRefreshInterviews() {
  const queryClient = useQueryClient();
  return useCallback(
    () => Promise.all(SHOWN_TOGETHER.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    [queryClient],
  );
}
