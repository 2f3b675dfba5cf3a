import '../../i18n/people';
import type { paths } from '@hiring/contract/api';
import { useTranslate } from 'react-admin';
import { api, useDownload } from '../../providers/api';

type Order = paths['/api/applications/export']['post']['requestBody']['content']['application/json'];

/** Saves a selection of applications as a file, which the server names. */
export const useExport = () =>
  useDownload(
    (body: Order) => api.response('post', '/api/applications/export', { body }),
    'candidaturas',
    useTranslate()('people.export.failed'),
  );
