import { api, useRead } from '../providers/api';

const FIRST = { params: { query: { range: '[0,0]' } } };

const READ = {
  offers: () => api.get('/api/offers', FIRST),
  onboardings: () => api.get('/api/onboardings', FIRST),
};

/** Whether there was ever any: before that they have no entry in the menu. */
export function useHasRows(noun: keyof typeof READ, enabled: boolean): boolean {
  const { data } = useRead<readonly unknown[]>([noun, 'any'], READ[noun], { staleTime: 60_000, enabled });
  return (data ?? []).length > 0;
}
