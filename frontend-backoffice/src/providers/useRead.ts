import {
  type QueryFunctionContext,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { HiringDataProvider } from './dataProvider';

/** One reading of the typed client, kept under its key. */
export function useRead<Read, Result = Read>(
  queryKey: QueryKey,
  read: (provider: HiringDataProvider, context: QueryFunctionContext) => Promise<Read>,
  options: Omit<UseQueryOptions<Read, Error, Result>, 'queryKey' | 'queryFn'> = {},
) {
  const provider = useDataProvider<HiringDataProvider>();
  return useQuery({ ...options, queryKey, queryFn: (context) => read(provider, context) });
}
