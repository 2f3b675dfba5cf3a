import { type Downloaded, saveFile } from '@hiring/contract/files';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from './dataProvider';
import { reasonOf } from './problem';

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
