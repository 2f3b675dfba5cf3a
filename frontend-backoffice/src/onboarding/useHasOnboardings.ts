import { api, useRead } from '../providers/api';

/** Whether anybody was ever hired here: before that there is no place for them. */
export const useHasOnboardings = (enabled: boolean): boolean =>
  (
    useRead(
      ['onboardings', 'any'],
      () => api.get('/api/onboardings', { params: { query: { range: '[0,0]' } } }),
      { staleTime: 60_000, enabled },
    ).data ?? []
  ).length > 0;
