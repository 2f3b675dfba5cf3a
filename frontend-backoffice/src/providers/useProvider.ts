import {
  keepPreviousData,
  type QueryFunctionContext,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { type NotificationType, useDataProvider, useNotify } from 'react-admin';
import { type Downloaded, saveFile } from '@hiring/contract/files';
import type { HiringDataProvider } from './dataProvider';
import { fieldErrorsOf, reasonOf } from './problem';

interface Options<Input, Result> {
  /** What is read again: query keys, or their first parts, such as names of resources. */
  reads: readonly (string | QueryKey)[];
  done?: string | ((result: Result, input: Input) => string);
  doneAs?: NotificationType;
  /** At once: whoever asked may be gone when what was changed has been read again. */
  then?: (result: Result, input: Input) => void;
  /** False: the caller shows what fails. */
  tells?: boolean;
  /** Begins the message of a failure, before its reason. */
  failure?: string;
  failedAs?: NotificationType;
}

/** What is wrong: of a field when the server says it, as no form shows it. */
const sentenceOf = (error: unknown): string =>
  Object.values(fieldErrorsOf(error)).join(' ') || reasonOf(error);

/** One verb of the typed client: says what was done, or why not, and reads again what it changed. */
export function useWrite<Input, Result>(
  write: (provider: HiringDataProvider, input: Input) => Promise<Result>,
  {
    reads,
    done,
    doneAs = 'success',
    then,
    tells = true,
    failure,
    failedAs = 'error',
  }: Options<Input, Result>,
) {
  const provider = useDataProvider<HiringDataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: Input) => write(provider, input),
    onSuccess: (result, input) => {
      if (done) notify(typeof done === 'string' ? done : done(result, input), { type: doneAs });
      then?.(result, input);
    },
    onError: (error) => {
      if (tells) notify([failure, sentenceOf(error)].filter(Boolean).join(' '), { type: failedAs });
    },
    onSettled: () => Promise.all(reads.map((key) => client.invalidateQueries({ queryKey: [key].flat() }))),
  });
}

/** Saves a file that the server makes. */
export function useDownload<Input>(
  read: (provider: HiringDataProvider, input: Input) => Promise<Downloaded>,
  failure = 'No se pudo descargar',
) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: Input) => read(dataProvider, input),
    onSuccess: (file) => {
      saveFile(file);
      notify(`Archivo descargado: ${file.name}`, { type: 'success' });
    },
    onError: (error) => notify(`${failure}: ${reasonOf(error)}`, { type: 'error' }),
  });
}

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
