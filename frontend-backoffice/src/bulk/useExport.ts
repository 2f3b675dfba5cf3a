import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { ExportOrder } from '../providers/bulkCalls';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/httpClient';

/** Downloads the selection as a file. */
export function useExport() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  return useMutation({
    mutationFn: (order: ExportOrder) => dataProvider.exportCandidates(order),
    onSuccess: ({ name, file }) => {
      const address = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      // Not at once: the browser may still be reading it.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      notify(`Archivo descargado: ${name}`, { type: 'success' });
    },
    onError: (error) => notify(`No se pudo exportar: ${reasonOf(error)}`, { type: 'error' }),
  });
}
