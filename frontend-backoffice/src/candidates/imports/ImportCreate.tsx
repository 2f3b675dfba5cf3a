import { asForm } from '@hiring/contract/files';
import '../../i18n/people';
import { Alert, Button, Card, LinearProgress, Stack, Typography } from '@mui/material';
import { IMPORT_LIMITS } from '@hiring/contract';
import { Form, SaveButton, TextInput } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { FieldValues } from 'react-hook-form';
import { formatCount } from '../../ui/format/counts';
import { PageHeader } from '../../ui/PageHeader';
import { SectionTabs } from '../../ui/SectionTabs';
import {
  importAddress,
  type ImportDetail,
  IMPORTS,
  NEW_CV_FOLDER,
  NEW_IMPORT,
  useImportWrite,
  useShowImport,
} from './types';
import { DropZone } from './cvs/DropZone';
import { NO_ORIGIN, OriginInputs, originRequest, type OriginValues, PlaceInputs } from './ImportInputs';
import { upTo } from '../../ui/forms/inputs';
import { api, reasonOf, useWrite } from '../../providers/api';

function NewTable() {
  const navigate = useNavigate();
  const show = useShowImport();
  const { mutate, isPending, error } = useWrite(
    (file: File) => api.post('/api/imports', { body: { archivo: file }, bodySerializer: asForm }),
    {
      reads: [],
      then: (detail) => {
        show(detail);
        void navigate(importAddress(detail.id));
      },
      tells: false,
    },
  );
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

type Folder = Pick<ImportDetail['opciones'], 'vacante_id' | 'departamento' | 'posicion'>;
type FolderValues = OriginValues & Folder & { nombre: string | null };

const NOTHING: FolderValues = {
  ...NO_ORIGIN,
  nombre: '',
  vacante_id: null,
  departamento: null,
  posicion: null,
};

function NewCvFolder() {
  const navigate = useNavigate();
  const write = useImportWrite((values: FolderValues) =>
    api.post('/api/imports/cvs', {
      body: {
        ...originRequest(values),
        nombre: values.nombre?.trim() || undefined,
        ...(values.vacante_id
          ? { vacante_id: values.vacante_id }
          : { departamento: values.departamento, posicion: values.posicion }),
      },
    }),
  );
  return (
    <Form
      defaultValues={NOTHING}
      warnWhenUnsavedChanges
      onSubmit={(values: FieldValues) =>
        write(values as FolderValues, ({ id }) => void navigate(importAddress(id)))
      }
    >
      <Stack spacing={3} sx={{ alignItems: 'stretch' }}>
        <TextInput
          source="nombre"
          label="Nombre de la carpeta"
          placeholder="Feria de empleo, marzo"
          slotProps={upTo(120)}
          sx={{ maxWidth: 420 }}
        />
        <div>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            A qué se presentan
          </Typography>
          <PlaceInputs />
          <Typography variant="hint" sx={{ mt: 0.5 }}>
            Se puede cambiar en cada borrador.
          </Typography>
        </div>
        <OriginInputs />
        <div>
          <SaveButton label="Continuar y elegir los CV" color="secondary" alwaysEnable />
        </div>
      </Stack>
    </Form>
  );
}

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

export function ImportCreate() {
  const [params] = useSearchParams();
  const { to, title, lead, Content } = WAYS[params.get('tipo') === 'cvs' ? 1 : 0];
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        action={
          <Button component={Link} to={IMPORTS}>
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
