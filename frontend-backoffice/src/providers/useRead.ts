import {
  keepPreviousData,
  type QueryFunctionContext,
  type QueryKey,
  useInfiniteQuery,
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

interface Page {
  /** Null: it is the last one. */
  siguiente: string | null;
}

/** A list that the typed client reads by cursor, one page after another. */
export function usePages<Read extends Page>(
  queryKey: QueryKey,
  read: (provider: HiringDataProvider, cursor: string | null) => Promise<Read>,
  { watchMs, keepsPrevious = false }: { watchMs?: number; keepsPrevious?: boolean } = {},
) {
  const provider = useDataProvider<HiringDataProvider>();
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(provider, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchInterval: watchMs ?? false,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}
