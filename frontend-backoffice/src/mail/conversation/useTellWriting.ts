import { WRITING_SECONDS } from '@hiring/contract';
import { useRef } from 'react';
import { api, at } from '../../providers/api';

/** Tells colleagues that an answer is being written, again before they would forget it. */
export function useTellWriting(candidateId: string): () => void {
  const told = useRef(0);
  return () => {
    if (performance.now() - told.current < (WRITING_SECONDS / 2) * 1000 && told.current > 0) return;
    told.current = performance.now();
    // Without it nothing is lost: a colleague does not see it.
    api.post('/api/threads/{id}/writing', at(candidateId)).catch(() => undefined);
  };
}
