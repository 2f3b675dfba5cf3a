import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';

/** Something of the integrations as the server has it; `every`: asked again so often, in milliseconds. */
export function useIntegrationQuery<T>(
  key: QueryKey,
  read: (provider: HiringDataProvider) => Promise<T>,
  every: number | false = false,
) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: ['integrations', ...key],
    queryFn: () => read(dataProvider),
    refetchInterval: every,
  });
}

/** Changes something; whatever is on the screens is read again. A dialog shows itself what fails: `tells` false. */
export function useIntegrationWrite<Input, T>(
  write: (provider: HiringDataProvider, input: Input) => Promise<T>,
  done: ((result: T) => string) | null,
  { tells = true } = {},
) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: Input) => write(dataProvider, input),
    onSuccess: (result) => {
      if (done) notify(done(result), { type: 'success' });
      return queryClient.invalidateQueries({ queryKey: ['integrations'] });
    },
    onError: (error) => {
      if (tells) notify(reasonOf(error), { type: 'error' });
    },
  });
}
