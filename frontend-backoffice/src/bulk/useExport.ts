import type { ExportOrder } from '../providers/calls/bulk';
import { useDownload } from '../providers/useProvider';

export const useExport = () =>
  useDownload((provider, order: ExportOrder) => provider.exportCandidates(order), 'No se pudo exportar');
