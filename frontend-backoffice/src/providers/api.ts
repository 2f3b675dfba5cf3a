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
import { type NotificationType, useNotify } from 'react-admin';
import { fileName, saveFile } from '@hiring/contract/files';
import { createClient } from './client';
import { type Noun, readAgain } from './freshness';
import { fieldErrorsOf, reasonOf } from './problem';
import { leaveIfSignedOut } from './session';
import { translate } from '../i18n/texts';

export type { Schemas } from '@hiring/contract/api';
export {
  fieldErrorsOf,
  isMissing,
  isOutage,
  isStale,
  isUnauthenticated,
  problemOf,
  reasonOf,
} from './problem';

/** The client of all screens. When the session has ended a call leads to the sign-in, and is never answered. */
export const api = createClient(leaveIfSignedOut);

type PathOf<Place> = Place extends string ? { id: string } : Place;
type At<Place, Body> = { params: { path: PathOf<Place> }; body: Body };

/** An address with this id, or with these parts, and what is sent there. */
export function at<Place extends string | object>(place: Place): Omit<At<Place, never>, 'body'>;
export function at<Place extends string | object, Body>(place: Place, body: Body): At<Place, Body>;
export function at(place: string | object, body?: unknown) {
  const path = typeof place === 'string' ? { id: place } : place;
  return { params: { path }, ...(body !== undefined && { body }) };
}

/** An idempotency key: a retry with it is the same request. */
export const idempotencyKey = (key: string) => ({ header: { 'Idempotency-Key': key } });

/** The filters of a list. */
export const filterQuery = (filter: object) => ({ params: { query: { filter: JSON.stringify(filter) } } });

/** The query without blank values, which filter nothing. */
export const withoutBlanks = <T extends object>(query: T) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '' && value !== null)) as {
    [Name in keyof T]?: Exclude<T[Name], '' | null>;
  };

export interface WriteOptions<Input, Result> {
  /** What it changes: whatever shows that is read again. */
  changes?: readonly Noun[];
  done?: string | ((result: Result, input: Input) => string);
  doneAs?: NotificationType;
  /** At once: whoever asked may be gone when what was changed has been read again. */
  then?: (result: Result, input: Input) => void;
  /** False: the caller shows what fails. */
  notifies?: boolean;
  /** Begins the message of a failure, before its reason. */
  failure?: string;
  failedAs?: NotificationType;
}

/** What is wrong: of a field when the server says it, as no form shows it. */
export const sentenceOf = (error: unknown): string =>
  Object.values(fieldErrorsOf(error)).join(' ') || reasonOf(error);

/** One verb of the API: says what was done, or why not, and reads again whatever shows what it changed. */
export function useWrite<Input, Result>(
  write: (input: Input) => Promise<Result>,
  options: WriteOptions<Input, Result>,
) {
  const {
    changes = [],
    done,
    doneAs = 'success',
    then,
    notifies = true,
    failure = '',
    failedAs = 'error',
  } = options;
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: write,
    onSuccess: (result, input) => {
      if (done) notify(typeof done === 'string' ? done : done(result, input), { type: doneAs });
      then?.(result, input);
    },
    onError: (error) => {
      if (notifies) notify(`${translate(failure)} ${sentenceOf(error)}`.trim(), { type: failedAs });
    },
    onSettled: () => readAgain(client, changes),
  });
}

/** Saves a file that the server makes. `name`: when the answer has none. */
export function useDownload<Input>(
  read: (input: Input) => Promise<Response>,
  name: string,
  failure = 'ui.download.failed',
) {
  const notify = useNotify();
  return useMutation({
    mutationFn: async (input: Input) => {
      const response = await read(input);
      return { name: fileName(response) ?? name, file: await response.blob() };
    },
    onSuccess: (file) => {
      saveFile(file);
      notify('ui.download.done', { type: 'success', messageArgs: { name: file.name } });
    },
    onError: (error) => notify(`${translate(failure)}: ${reasonOf(error)}`, { type: 'error' }),
  });
}

/** One reading of the API, kept under its key. */
export function useRead<Read, Result = Read>(
  queryKey: QueryKey,
  queryFn: (context: QueryFunctionContext) => Promise<Read>,
  options: Omit<UseQueryOptions<Read, Error, Result>, 'queryKey' | 'queryFn'> = {},
) {
  return useQuery({ ...options, queryKey, queryFn });
}

interface Page {
  /** Null: it is the last one. */
  siguiente: string | null;
}

/** A list that the API serves by cursor, one page after another. */
export function usePages<Read extends Page>(
  queryKey: QueryKey,
  read: (cursor: string | null) => Promise<Read>,
  { watchMs, keepsPrevious = false }: { watchMs?: number; keepsPrevious?: boolean } = {},
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchInterval: watchMs ?? false,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}
