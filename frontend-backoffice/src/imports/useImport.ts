import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { WHOLE } from '../ui/OpenRecord';
import type { ImportDetail } from './types';

/** Shows what a write has answered, and has the lists read again. */
export function useShowImport() {
  const client = useQueryClient();
  return (detail: ImportDetail) => {
    client.setQueryData(['imports', 'getOne', { id: detail.id, meta: WHOLE }], detail);
    void client.invalidateQueries({ queryKey: ['imports', 'getList'] });
    void client.invalidateQueries({ queryKey: ['import-rows', detail.id] });
  };
}

/** The `onSubmit` of a form that writes an import: errors by field go beside their fields, others are said. */
export function useImportWrite<Values>(send: (values: Values) => Promise<ImportDetail>) {
  const show = useShowImport();
  const notify = useNotify();
  return async (values: Values, done?: (detail: ImportDetail) => void) => {
    try {
      const detail = await send(values);
      show(detail);
      done?.(detail);
      return undefined;
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (Object.keys(errors).length === 0) notify(reasonOf(error), { type: 'error' });
      return errors;
    }
  };
}
