import { api, useRead } from '../../providers/api';

/** Names of the phases of all vacancies, as choices; a name stands for every phase that has it. */
export function usePhaseNames() {
  const { data: names = [] } = useRead(['phases'], () => api.get('/api/phases'));
  return names.map((name) => ({ id: name, name }));
}
