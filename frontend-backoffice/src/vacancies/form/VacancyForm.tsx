import { Box, Button, Card, Link, Typography } from '@mui/material';
import { useFormState, useWatch } from 'react-hook-form';
import { type ReactNode, useEffect, useState } from 'react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useDepartments } from '../../departments/useDepartments';
import { experienceText, salaryText, VACANCIES_PATH, type Vacancy, vacancyAddress } from '../vacancy';
import { VacancyText } from '../VacancyText';
import { keptValues } from '../../ui/keptValues';
import { FormNotices } from './FormNotices';
import { PARTS } from './parts';
import { VacancyInputs } from './VacancyInputs';

function VacancyPreview() {
  const form = useWatch() as Vacancy;
  const { departmentName, positionName } = useDepartments();
  const { departamento, posicion } = form;
  const place = [
    departamento && posicion && positionName(departamento, posicion),
    departamento && departmentName(departamento),
    form.ubicacion,
  ].filter(Boolean);
  return (
    <Card component="section" aria-label="Así se leerá la oferta" sx={{ p: 2 }}>
      <Typography variant="hint" sx={{ mb: 1 }}>
        Así se leerá la oferta
      </Typography>
      <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {form.titulo?.trim() || 'Sin título'}
      </Typography>
      <Typography color="text.secondary">{place.join('. ')}</Typography>
      <Box sx={{ my: 1.5 }}>
        <Typography variant="body2">{salaryText(form)}</Typography>
        <Typography variant="body2">
          {form.tipo_contrato}, {form.jornada?.toLowerCase()}. {experienceText(form)}
        </Typography>
      </Box>
      <VacancyText vacancy={form} />
    </Card>
  );
}

const STICKY = { position: 'sticky', top: 80, maxHeight: 'calc(100vh - 160px)', overflowY: 'auto' } as const;

/** Keeps what is typed for a reload; leaving the screen, saved or not, drops it. */
function Draft({ name }: { name: string }) {
  const values = useWatch();
  const { isDirty } = useFormState();
  useEffect(() => {
    if (isDirty) keptValues.keep(name, values);
  }, [isDirty, name, values]);
  useEffect(() => () => keptValues.drop(name), [name]);
  return null;
}

function Index() {
  return (
    <Box
      component="nav"
      aria-label="Partes del formulario"
      sx={{ ...STICKY, display: { xs: 'none', md: 'grid' }, gap: 0.5, justifyItems: 'start' }}
    >
      {Object.values(PARTS).map(({ id, title }) => (
        <Link
          key={id}
          href={`#${id}`}
          variant="body2"
          color="text.secondary"
          underline="hover"
          sx={{ py: 0.75 }}
        >
          {title}
        </Link>
      ))}
    </Box>
  );
}

interface Props {
  record: Partial<Vacancy>;
  failure: unknown;
}

/** The form of a vacancy: an index of its parts, the inputs, and beside them the offer as it will read. */
export function VacancyForm({ record, failure }: Props) {
  const { id } = record;
  const name = `vacante:${id ?? 'nueva'}`;
  const [kept, setKept] = useState(() => keptValues.read(name));
  const title = id ? 'Editar Vacante' : 'Nueva Vacante';
  const discard: ReactNode = kept && (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        keptValues.drop(name);
        setKept(null);
      }}
    >
      Descartar
    </Button>
  );
  return (
    <>
      <title>{title}</title>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <SimpleForm
        // Discarding starts again with the record.
        key={kept ? 'kept' : 'record'}
        record={kept ?? record}
        warnWhenUnsavedChanges
        noValidate
        sx={{ p: 0 }}
        toolbar={
          <Toolbar sx={{ position: 'sticky', bottom: 0, zIndex: 2, gap: 1, bgcolor: 'background.paper' }}>
            <SaveButton alwaysEnable color="secondary" label={id ? 'Guardar cambios' : 'Crear vacante'} />
            <Button component={RouterLink} to={id ? vacancyAddress(id, 'datos') : VACANCIES_PATH}>
              Cancelar
            </Button>
          </Toolbar>
        }
      >
        <Draft name={name} />
        <Box
          sx={{
            width: '100%',
            display: 'grid',
            gap: { xs: 2, md: 4 },
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: '150px minmax(0, 1fr)',
              lg: '150px minmax(0, 1fr) 320px',
            },
          }}
        >
          <Index />
          <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
            <FormNotices failure={failure} discard={discard} />
            <VacancyInputs isNew={!id} />
          </Box>
          <Box sx={{ ...STICKY, display: { xs: 'none', lg: 'block' } }}>
            <VacancyPreview />
          </Box>
        </Box>
      </SimpleForm>
    </>
  );
}
