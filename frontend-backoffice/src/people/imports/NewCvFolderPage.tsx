import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useRequired } from '../../layout/useRequired';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../../providers/problem';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { PageHeader } from '../../ui/PageHeader';
import { BackToImports } from './BackToImports';
import { NO_ORIGIN, OriginFields, originRequest } from './OriginFields';
import { PlaceFields } from './PlaceFields';
import { useShowImport } from './useImport';

/** /importaciones/carpeta: where the CVs come from and where they go, before any is sent. */
export function NewCvFolderPage() {
  const allowed = useRequired('imports:write');
  const dataProvider = useDataProvider<HiringDataProvider>();
  const navigate = useNavigate();
  const show = useShowImport();
  const [name, setName] = useState('');
  const [origin, setOrigin] = useState(NO_ORIGIN);
  const [place, setPlace] = useState({ vacante_id: '', departamento: '', posicion: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      dataProvider.openCvFolder({
        ...originRequest(origin),
        ...(name.trim() ? { nombre: name.trim() } : {}),
        ...(place.vacante_id
          ? { vacante_id: place.vacante_id }
          : { departamento: place.departamento || null, posicion: place.posicion || null }),
      }),
    onSuccess: (detail) => {
      show(detail);
      void navigate(`/importaciones/${detail.id}`);
    },
  });
  const errors = fieldErrorsOf(error);
  if (!allowed) return <ListSkeleton />;
  return (
    <>
      <PageHeader
        title="Importar CV"
        lead="Cada CV se lee y se queda como borrador, con el nombre, el email y el teléfono que dice. Solo lo que confirmes pasa a ser un candidato."
        action={<BackToImports />}
      />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={3}>
          <TextField
            label="Nombre de la carpeta"
            placeholder="Feria de empleo, marzo"
            margin="none"
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 120 }, inputLabel: { shrink: true } }}
            sx={{ maxWidth: 420 }}
          />
          <div>
            <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
              A qué se presentan
            </Typography>
            <PlaceFields values={place} onChange={(changes) => setPlace({ ...place, ...changes })} />
            <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
              Se puede cambiar en cada borrador.
            </Typography>
          </div>
          <OriginFields
            values={origin}
            errors={errors}
            onChange={(changes) => setOrigin({ ...origin, ...changes })}
          />
          {error && Object.keys(errors).length === 0 && <Alert severity="error">{reasonOf(error)}</Alert>}
          <div>
            <Button
              variant="contained"
              color="secondary"
              disabled={isPending}
              onClick={() => mutate()}
              sx={{ minHeight: 44 }}
            >
              Continuar y elegir los CV
            </Button>
          </div>
        </Stack>
      </Card>
    </>
  );
}
