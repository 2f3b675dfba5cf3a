import { saveFile } from '@hiring/contract/files';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { ExportOrder } from '../providers/calls/bulk';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';

/** Downloads the selection as a file. */
export function useExport() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: (order: ExportOrder) => dataProvider.exportCandidates(order),
    onSuccess: (file) => {
      saveFile(file);
      notify(`Archivo descargado: ${file.name}`, { type: 'success' });
    },
    onError: (error) => notify(`No se pudo exportar: ${reasonOf(error)}`, { type: 'error' }),
  });
}
