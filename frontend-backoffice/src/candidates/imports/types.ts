import '../../i18n/people';
import type { Schemas } from '@hiring/contract/api';
import { tallied } from '../bulk/bulkText';
import { translate } from '../../i18n/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, reasonOf } from '../../providers/api';
import { WHOLE } from '../../ui/lists/OpenRecord';
import { readAgain } from '../../providers/freshness';

export const IMPORTS = '/imports';
export const NEW_IMPORT = `${IMPORTS}/create`;
export const NEW_CV_FOLDER = `${NEW_IMPORT}?tipo=cvs`;
export const importAddress = (id: string): string => `${IMPORTS}/${id}/show`;

export type ImportSummary = Schemas['ImportResponse'];
export type ImportDetail = Schemas['ImportDetail'];
export type CvDraft = Schemas['CvDraftResponse'];

const FIGURES = [
  'creadas',
  'actualizadas',
  'anadidas',
  'omitidas',
  'fallidas',
  'deshechas',
  'conservadas',
  'pendientes',
  'borradores',
] as const;

/** "12 personas creadas, 3 omitidas, 1 no importada". */
export const figuresText = (one: ImportSummary): string =>
  tallied('people.importFigures.', one, FIGURES) || translate('people.importFigures.none');

/** The import changes by itself: the screen asks again. */
export const isMoving = ({ estado, tipo }: ImportSummary): boolean =>
  estado === 'deshaciendo' || (estado === 'en_curso' && tipo === 'tabla');

/** Shows what a write has answered, and has the lists read again. */
export function useShowImport() {
  const client = useQueryClient();
  return (detail: ImportDetail) => {
    client.setQueryData(['imports', 'getOne', { id: detail.id, meta: WHOLE }], detail);
    void readAgain(client, ['imports']);
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
