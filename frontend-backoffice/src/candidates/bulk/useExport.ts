import type { paths } from '@hiring/contract/api';
import { api, useDownload } from '../../providers/api';

type Order = paths['/api/applications/export']['post']['requestBody']['content']['application/json'];

/** Saves a selection of applications as a file, which the server names. */
export const useExport = () =>
  useDownload(
    (body: Order) => api.response('post', '/api/applications/export', { body }),
    'candidaturas',
    'No se pudo exportar',
  );
