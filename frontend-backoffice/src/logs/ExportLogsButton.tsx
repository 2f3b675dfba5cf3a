import { saveFile } from '@hiring/contract/files';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { Button, useDataProvider, useListContext, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';

/** Everything that the filters select, as a file. */
export function ExportLogsButton() {
  const provider = useDataProvider<HiringDataProvider>();
  const list = useListContext();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => provider.exportLogs(list.filterValues as object),
    onSuccess: (file) => {
      saveFile(file);
      notify(`Archivo descargado: ${file.name}`, { type: 'success' });
    },
    onError: (error) => notify(`No se pudo exportar: ${reasonOf(error)}`, { type: 'error' }),
  });
  return (
    <Button
      label={download.isPending ? 'Exportando...' : 'Exportar CSV'}
      disabled={download.isPending || list.total === 0}
      onClick={() => download.mutate()}
    >
      <DownloadOutlined />
    </Button>
  );
}
