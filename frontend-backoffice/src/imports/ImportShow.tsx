import '../i18n/es/people';
import { Button } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { useRequired } from '../layout/useRequired';
import { ListSkeleton, LoadFailed } from '../ui/Loaded';
import { PageHeader } from '../ui/PageHeader';
import { IMPORTS } from './types';
import { CvFolder } from './CvFolder';
import { ImportPreparation } from './ImportPreparation';
import { ImportResult } from './ImportResult';
import { useImport } from './useImport';

const BACK = (
  <Button component={Link} to={IMPORTS}>
    Volver a Importaciones
  </Button>
);

/** One import: prepared while nobody is written, then how it came out; a folder of CVs with its drafts. */
export function ImportShow() {
  const allowed = useRequired('imports:read');
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useImport(id);
  if (!allowed || isPending) return <ListSkeleton rows={8} />;
  if (!data) {
    return (
      <LoadFailed
        title="No se pudo cargar la importación"
        missing
        back={BACK}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  const preparing = data.estado === 'borrador';
  const folder = data.tipo === 'cvs' && (data.estado === 'en_curso' || data.borradores > 0);
  return (
    <>
      <PageHeader
        title={data.nombre}
        lead={
          preparing
            ? 'Todavía no se ha guardado ningún candidato.'
            : folder
              ? 'Revisa lo que dice cada CV y confirma los que estén completos.'
              : 'Resultado de la importación.'
        }
        action={BACK}
      />
      {preparing ? <ImportPreparation one={data} /> : <ImportResult one={data} />}
      {data.tipo === 'cvs' && data.estado !== 'deshaciendo' && data.estado !== 'deshecha' && (
        <CvFolder one={data} />
      )}
    </>
  );
}
