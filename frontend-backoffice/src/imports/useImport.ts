import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, useNotify } from 'react-admin';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { type ImportDetail, isMoving } from './types';

const WHILE_MOVING_MS = 1000;
/** A row of the list has less: the record is kept apart from it. */
const meta = { record: 'whole' };

/** How an import stands, read again as long as it goes on. */
export const useImport = (id: string) =>
  useGetOne<ImportDetail>(
    'imports',
    { id, meta },
    { refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? WHILE_MOVING_MS : false) },
  );

/** Shows what a write has answered, and has the lists read again. */
export function useShowImport() {
  const client = useQueryClient();
  return (detail: ImportDetail) => {
    client.setQueryData(['imports', 'getOne', { id: detail.id, meta }], detail);
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
