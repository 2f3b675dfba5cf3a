import { saveFile } from '@hiring/contract/files';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import type { LogFilters, LogRow } from './types';

/** Everything that the filters select, as a file. */
export function ExportLogsButton() {
  const provider = useDataProvider<HiringDataProvider>();
  const list = useListContext<LogRow>();
  const filters = list.filterValues as LogFilters;
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => provider.exportLogs(filters),
    onSuccess: (file) => {
      saveFile(file);
      notify(`Archivo descargado: ${file.name}`, { type: 'success' });
    },
    onError: (error) => notify(`No se pudo exportar: ${reasonOf(error)}`, { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadOutlined />}
      disabled={download.isPending || list.total === 0}
      onClick={() => download.mutate()}
      sx={{ minHeight: 44 }}
    >
      {download.isPending ? 'Exportando...' : 'Exportar CSV'}
    </Button>
  );
}
