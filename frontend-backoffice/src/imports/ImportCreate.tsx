import '../i18n/es/people';
import { Button, Card } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { useRequired } from '../layout/useRequired';
import { ListSkeleton } from '../ui/ListSkeleton';
import { PageHeader } from '../ui/PageHeader';
import { SectionTabs } from '../ui/SectionTabs';
import { IMPORTS, NEW_CV_FOLDER, NEW_IMPORT } from './addresses';
import { NewCvFolder } from './NewCvFolder';
import { NewTable } from './NewTable';

const WAYS = [
  {
    label: 'Hoja de cálculo',
    to: NEW_IMPORT,
    title: 'Importar candidatos',
    lead: 'Sube la hoja, di qué es cada columna y revisa fila a fila lo que se va a crear. Hasta que lo confirmes no se guarda ningún candidato.',
    Content: NewTable,
  },
  {
    label: 'Carpeta de CV',
    to: NEW_CV_FOLDER,
    title: 'Importar CV',
    lead: 'Cada CV se lee y se queda como borrador, con el nombre, el email y el teléfono que dice. Solo lo que confirmes pasa a ser un candidato.',
    Content: NewCvFolder,
  },
] as const;

/** The two ways to bring people in: a spreadsheet, or a folder of CVs. */
export function ImportCreate() {
  const allowed = useRequired('imports:write');
  const [params] = useSearchParams();
  const { to, title, lead, Content } = WAYS[params.get('tipo') === 'cvs' ? 1 : 0];
  if (!allowed) return <ListSkeleton />;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        action={
          <Button component={Link} to={IMPORTS} sx={{ minHeight: 44 }}>
            Volver a Importaciones
          </Button>
        }
      />
      <SectionTabs name="Qué se importa" label="Qué se importa" addresses={WAYS} current={to} />
      <Card sx={{ mt: 2, p: { xs: 2, sm: 3 } }}>
        <Content />
      </Card>
    </>
  );
}
