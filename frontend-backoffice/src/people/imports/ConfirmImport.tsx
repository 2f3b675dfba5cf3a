import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Schemas } from '@hiring/contract/api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { formatCount } from '../../format/formatCount';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../../providers/problem';
import { NO_ORIGIN, OriginFields, originRequest } from './OriginFields';
import type { ImportDetail } from './types';
import { useShowImport } from './useImport';

/** Where the data come from, and the start. */
export function ConfirmImport({
  one,
  planned,
}: {
  one: ImportDetail;
  planned: Schemas['ImportFiguresResponse'];
}) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const show = useShowImport();
  const [origin, setOrigin] = useState(NO_ORIGIN);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      dataProvider.confirmImport(one.id, { ...originRequest(origin), revision: one.revision }),
    onSuccess: show,
  });
  const errors = fieldErrorsOf(error);
  const count = planned.crear + planned.actualizar + planned.candidatura;
  return (
    <>
      <OriginFields
        values={origin}
        errors={errors}
        onChange={(changes) => setOrigin({ ...origin, ...changes })}
      />
      {error && Object.keys(errors).length === 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {reasonOf(error)}
        </Alert>
      )}
      <Button
        variant="contained"
        color="secondary"
        disabled={isPending || count === 0}
        onClick={() => mutate()}
        sx={{ mt: 3, minHeight: 44 }}
      >
        {count === 0
          ? 'No hay nada que importar'
          : `Importar ${formatCount(count)} ${count === 1 ? 'fila' : 'filas'}`}
      </Button>
    </>
  );
}
