import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { IMPORT_LIMITS } from '@hiring/contract';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../../format/formatCount';
import { useRequired } from '../../layout/useRequired';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { reasonOf } from '../../providers/problem';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { PageHeader } from '../../ui/PageHeader';
import { BackToImports } from './BackToImports';
import { DropZone } from './DropZone';
import { useShowImport } from './useImport';

/** /importaciones/nueva: the file. */
export function NewImportPage() {
  const allowed = useRequired('imports:write');
  const dataProvider = useDataProvider<HiringDataProvider>();
  const navigate = useNavigate();
  const show = useShowImport();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => dataProvider.uploadTable(file),
    onSuccess: (detail) => {
      show(detail);
      void navigate(`/importaciones/${detail.id}`);
    },
  });
  if (!allowed) return <ListSkeleton />;
  return (
    <>
      <PageHeader
        title="Importar candidatos"
        lead="Sube la hoja, di qué es cada columna y revisa fila a fila lo que se va a crear. Hasta que lo confirmes no se guarda ningún candidato."
        action={<BackToImports />}
      />
      <Card sx={{ p: { xs: 1.5, sm: 3 } }}>
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
      </Card>
    </>
  );
}
