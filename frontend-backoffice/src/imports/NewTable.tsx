import { Alert, LinearProgress, Typography } from '@mui/material';
import { IMPORT_LIMITS } from '@hiring/contract';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../format/formatCount';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import { importAddress } from './addresses';
import { DropZone } from './DropZone';
import { useShowImport } from './useImport';

/** Sends the spreadsheet and goes on to its columns. */
export function NewTable() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const navigate = useNavigate();
  const show = useShowImport();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => dataProvider.uploadTable(file),
    onSuccess: (detail) => {
      show(detail);
      void navigate(importAddress(detail.id));
    },
  });
  return (
    <>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {reasonOf(error)}
        </Alert>
      )}
      <DropZone
        title="Suelta aquí el archivo"
        hint={`CSV o XLSX, hasta 10 MB y ${formatCount(IMPORT_LIMITS.filas)} filas. La primera fila son los títulos de las columnas. De un libro se lee la primera hoja visible.`}
        label="Elegir un archivo"
        accept=".csv,.txt,.tsv,.xlsx"
        disabled={isPending}
        onFiles={([file]) => file && mutate(file)}
      >
        <Typography role="status" component="p">
          {isPending ? 'Leyendo el archivo...' : ''}
        </Typography>
        {isPending && <LinearProgress aria-hidden sx={{ width: '100%', maxWidth: 320 }} />}
      </DropZone>
    </>
  );
}
