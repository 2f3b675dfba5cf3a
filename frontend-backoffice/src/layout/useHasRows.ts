import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { api, useRead } from '../providers/api';

const FIRST = { params: { query: { range: '[0,0]' } } };

const READ = {
  offers: () => api.get('/api/offers', FIRST),
  onboardings: () => api.get('/api/onboardings', FIRST),
  requisitions: () => api.get('/api/requisitions', FIRST),
  'team-proposals': () => api.get('/api/team-proposals', FIRST),
};

/** True once whatever the screen read at first is there: the menu does not make it wait. */
export function useSettled(): boolean {
  const busy = useIsFetching() > 0;
  const [begun, setBegun] = useState(false);
  const [settled, setSettled] = useState(false);
  if (busy && !begun) setBegun(true);
  if (begun && !busy && !settled) setSettled(true);
  return settled;
}

/** Whether there was ever any: before that they have no entry in the menu. */
export function useHasRows(noun: keyof typeof READ, enabled = false): boolean {
  const { data } = useRead<readonly unknown[]>([noun, 'any'], READ[noun], { staleTime: 60_000, enabled });
  return (data ?? []).length > 0;
}
