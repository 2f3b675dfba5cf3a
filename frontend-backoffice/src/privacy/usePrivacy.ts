import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { saveFile, type Downloaded } from '@hiring/contract/files';
import { reasonOf } from '../providers/problem';

/** Something of data protection as the server has it; `key` says what, and under `privacy` all of it is one. */
export function usePrivacyQuery<T>(key: QueryKey, read: (provider: HiringDataProvider) => Promise<T>) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  return useQuery({
    queryKey: ['privacy', ...key],
    queryFn: () => read(dataProvider),
  });
}

/** Changes something; whatever is on the screens is read again. The caller shows what fails. */
export function usePrivacyWrite<Input, T>(
  write: (provider: HiringDataProvider, input: Input) => Promise<T>,
  done: string,
) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: Input) => write(dataProvider, input),
    onSuccess: async () => {
      notify(done, { type: 'success' });
      await queryClient.invalidateQueries({ queryKey: ['privacy'] });
    },
  });
}

/** Saves a file that the server makes. */
export function useDownload<Input>(
  read: (provider: HiringDataProvider, input: Input) => Promise<Downloaded>,
) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: Input) => read(dataProvider, input),
    onSuccess: (file) => {
      saveFile(file);
      notify(`Archivo descargado: ${file.name}`, { type: 'success' });
    },
    onError: (error) => notify(`No se pudo descargar: ${reasonOf(error)}`, { type: 'error' }),
  });
}
