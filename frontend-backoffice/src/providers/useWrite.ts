import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type NotificationType, useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from './dataProvider';
import { fieldErrorsOf, reasonOf } from './problem';

interface Options<Input, Result> {
  /** What is read again: the first parts of query keys, such as names of resources. */
  reads: readonly string[];
  done?: string | ((result: Result, input: Input) => string);
  doneAs?: NotificationType;
  /** At once: whoever asked may be gone when what was changed has been read again. */
  then?: (result: Result, input: Input) => void;
  /** False: the caller shows what fails. */
  tells?: boolean;
  /** Begins the message of a failure, before its reason. */
  failure?: string;
}

/** What is wrong: of a field when the server says it, as no form shows it. */
const sentenceOf = (error: unknown): string =>
  Object.values(fieldErrorsOf(error)).join(' ') || reasonOf(error);

/** One verb of the typed client: says what was done, or why not, and reads again what it changed. */
export function useWrite<Input, Result>(
  write: (provider: HiringDataProvider, input: Input) => Promise<Result>,
  { reads, done, doneAs = 'success', then, tells = true, failure }: Options<Input, Result>,
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
      if (tells) notify([failure, sentenceOf(error)].filter(Boolean).join(' '), { type: 'error' });
    },
    onSettled: () => Promise.all(reads.map((name) => client.invalidateQueries({ queryKey: [name] }))),
  });
}
