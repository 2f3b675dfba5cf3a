import { Stack, Typography } from '@mui/material';
import { Form, SaveButton, TextInput, useDataProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { HiringDataProvider } from '../providers/dataProvider';
import { importAddress } from './addresses';
import { OriginInputs, type OriginValues, originRequest } from './OriginInputs';
import { PlaceInputs } from './PlaceInputs';
import { useImportWrite } from './useImport';

interface FolderValues extends OriginValues {
  nombre: string | null;
  vacante_id: string | null;
  departamento: string | null;
  posicion: string | null;
}

const NOTHING: FolderValues = {
  nombre: '',
  origen: '',
  informados_el: null,
  confirma: false,
  vacante_id: null,
  departamento: null,
  posicion: null,
};

/** Where the CVs come from and where they go, before any is sent. */
export function NewCvFolder() {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const navigate = useNavigate();
  const write = useImportWrite((values: FolderValues) =>
    dataProvider.openCvFolder({
      ...originRequest(values),
      ...(values.nombre?.trim() ? { nombre: values.nombre.trim() } : {}),
      ...(values.vacante_id
        ? { vacante_id: values.vacante_id }
        : { departamento: values.departamento, posicion: values.posicion }),
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
          slotProps={{ htmlInput: { maxLength: 120 } }}
          sx={{ maxWidth: 420 }}
        />
        <div>
          <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
            A qué se presentan
          </Typography>
          <PlaceInputs />
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
            Se puede cambiar en cada borrador.
          </Typography>
        </div>
        <OriginInputs />
        <div>
          <SaveButton label="Continuar y elegir los CV" color="secondary" icon={<></>} alwaysEnable />
        </div>
      </Stack>
    </Form>
  );
}
