import '../../i18n/people';
import type { paths } from '@hiring/contract/api';
import { api, useDownload } from '../../providers/api';
import { translate } from '../../i18n/texts';

type Order = paths['/api/applications/export']['post']['requestBody']['content']['application/json'];

/** Saves a selection of applications as a file, which the server names. */
export const useExport = () =>
  useDownload(
    (body: Order) => api.response('post', '/api/applications/export', { body }),
    'candidaturas',
    translate('people.export.failed'),
  );
