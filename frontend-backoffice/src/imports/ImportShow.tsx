import '../i18n/es/people';
import { Button } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { useRequired } from '../layout/useRequired';
import { OpenRecord } from '../ui/OpenRecord';
import { ListSkeleton } from '../ui/Loaded';
import { PageHeader } from '../ui/PageHeader';
import { type ImportDetail, IMPORTS, isMoving } from './types';
import { CvFolder } from './CvFolder';
import { ImportPreparation } from './ImportPreparation';
import { ImportResult } from './ImportResult';

const BACK = (
  <Button component={Link} to={IMPORTS}>
    Volver a Importaciones
  </Button>
);

function Import({ one }: { one: ImportDetail }) {
  const preparing = one.estado === 'borrador';
  const folder = one.tipo === 'cvs' && (one.estado === 'en_curso' || one.borradores > 0);
  return (
    <>
      <PageHeader
        title={one.nombre}
        lead={
          preparing
            ? 'Todavía no se ha guardado ningún candidato.'
            : folder
              ? 'Revisa lo que dice cada CV y confirma los que estén completos.'
              : 'Resultado de la importación.'
        }
        action={BACK}
      />
      {preparing ? <ImportPreparation one={one} /> : <ImportResult one={one} />}
      {one.tipo === 'cvs' && one.estado !== 'deshaciendo' && one.estado !== 'deshecha' && (
        <CvFolder one={one} />
      )}
    </>
  );
}

const WHILE_MOVING_MS = 1000;

/** One import: prepared while nobody is written, then how it came out; a folder of CVs with its drafts. */
export function ImportShow() {
  const allowed = useRequired('imports:read');
  const { id = '' } = useParams();
  if (!allowed) return <ListSkeleton />;
  return (
    <OpenRecord<ImportDetail>
      resource="imports"
      id={id}
      failed="No se pudo cargar la importación"
      missing
      back={BACK}
      refetchInterval={({ state }) => (state.data && isMoving(state.data) ? WHILE_MOVING_MS : false)}
    >
      {(one) => <Import one={one} />}
    </OpenRecord>
  );
}
