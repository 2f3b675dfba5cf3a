import type { ExportOrder } from '../providers/calls/bulk';
import { useDownload } from '../providers/useProvider';

/** Downloads applications as a file. */
export const useExport = () =>
  useDownload((provider, order: ExportOrder) => provider.exportCandidates(order), 'No se pudo exportar');
