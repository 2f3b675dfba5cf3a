import { LinearProgress, Stack, Typography } from '@mui/material';
import { IMPORT_LIMITS } from '@hiring/contract';
import { Form, SaveButton, TextInput } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FieldValues } from 'react-hook-form';
import { formatCount } from '../../ui/format/counts';
import { PageHeader } from '../../ui/PageHeader';
import { SectionTabs } from '../../ui/SectionTabs';
import { importAddress, type ImportDetail, NEW_CV_FOLDER, NEW_IMPORT, useImportWrite } from './types';
import { DropZone } from './cvs/DropZone';
import { BACK } from './ImportRows';
import { NO_ORIGIN, OriginInputs, originRequest, type OriginValues, PlaceInputs } from './ImportInputs';
import { upTo } from '../../ui/forms/inputs';
import { useTableUpload } from './reading';
import { api, reasonOf } from '../../providers/api';
import { translate } from '../../i18n/texts';
import { PaddedCard } from '../../ui/layout';
import { Alert } from '../../ui/Alert';

function NewTable() {
  const { mutate, isPending, error } = useTableUpload();
  return (
    <>
      {error && <Alert severity="error">{reasonOf(error)}</Alert>}
      <DropZone
        title="people.importNew.drop"
        hint={translate('people.importNew.dropHint', { rows: formatCount(IMPORT_LIMITS.filas) })}
        label="people.importNew.choose"
        accept=".csv,.txt,.tsv,.xlsx"
        disabled={isPending}
        onFiles={([file]) => file && mutate({ file })}
      >
        <Typography role="status" component="p">
          {isPending ? translate('people.importNew.reading') : ''}
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
      <Stack spacing={3}>
        <TextInput
          source="nombre"
          label="people.importNew.folder"
          placeholder={translate('people.importNew.folderExample')}
          slotProps={upTo(120)}
          sx={{ maxWidth: 420 }}
        />
        <div>
          <Typography variant="h3" component="h2" gutterBottom>
            {translate('people.importNew.place')}
          </Typography>
          <PlaceInputs />
          <Typography variant="hint">{translate('people.importNew.placeHint')}</Typography>
        </div>
        <OriginInputs />
        <div>
          <SaveButton label="people.importNew.go" color="secondary" alwaysEnable />
        </div>
      </Stack>
    </Form>
  );
}

const WAYS = [
  { name: 'table', label: 'people.importNew.table', to: NEW_IMPORT, Content: NewTable },
  { name: 'cvs', label: 'people.importNew.cvs', to: NEW_CV_FOLDER, Content: NewCvFolder },
] as const;

export function ImportCreate() {
  const [params] = useSearchParams();
  const { name, to, Content } = WAYS[params.get('tipo') === 'cvs' ? 1 : 0];
  return (
    <>
      <PageHeader
        title={`people.importNew.${name}Title`}
        lead={`people.importNew.${name}Lead`}
        action={BACK}
      />
      <SectionTabs
        name="people.importNew.kinds"
        label="people.importNew.kinds"
        addresses={WAYS}
        current={to}
      />
      <PaddedCard>
        <Content />
      </PaddedCard>
    </>
  );
}
