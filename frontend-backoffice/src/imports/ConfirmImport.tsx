import type { Schemas } from '@hiring/contract/api';
import { Form, SaveButton, useDataProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { formatCount } from '../format/formatCount';
import type { HiringDataProvider } from '../providers/dataProvider';
import { OriginInputs, type OriginValues, originRequest } from './OriginInputs';
import type { ImportDetail } from './types';
import { useImportWrite } from './useImport';

interface Props {
  one: ImportDetail;
  planned: Schemas['ImportFiguresResponse'];
}

/** Where the data come from, and the start. */
export function ConfirmImport({ one, planned }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const write = useImportWrite((values: OriginValues) =>
    dataProvider.confirmImport(one.id, { ...originRequest(values), revision: one.revision }),
  );
  const count = planned.crear + planned.actualizar + planned.candidatura;
  return (
    <Form
      defaultValues={{ origen: '', informados_el: null, confirma: false }}
      warnWhenUnsavedChanges
      onSubmit={(values: FieldValues) => write(values as OriginValues)}
    >
      <OriginInputs />
      <SaveButton
        label={
          count === 0
            ? 'No hay nada que importar'
            : `Importar ${formatCount(count)} ${count === 1 ? 'fila' : 'filas'}`
        }
        color="secondary"
        icon={<></>}
        disabled={count === 0}
        alwaysEnable={count > 0}
        sx={{ mt: 2 }}
      />
    </Form>
  );
}
