import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button, useListContext } from 'react-admin';
import { useDownload } from '../providers/useDownload';

/** Everything that the filters select, as a file. */
export function ExportLogsButton() {
  const list = useListContext();
  const download = useDownload(
    (provider, filter: object) => provider.exportLogs(filter),
    'No se pudo exportar',
  );
  return (
    <Button
      label={download.isPending ? 'Exportando...' : 'Exportar CSV'}
      disabled={download.isPending || list.total === 0}
      onClick={() => download.mutate(list.filterValues as object)}
    >
      <DownloadOutlined />
    </Button>
  );
}
