import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { IMPORT_FIELD_LABEL, IMPORT_FIELDS } from '@hiring/contract';
import { Form, SaveButton, SelectInput } from 'react-admin';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { choicesOf, EMPTY_SHOWN } from '../ui/SelectInputs';
import { formatCount } from '../format/formatCount';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { WriteButton } from '../ui/ConfirmedButton';
import { type ImportDetail, IMPORTS } from './types';
import { NO_ORIGIN, OriginInputs, originRequest, type OriginValues } from './OriginInputs';
import { useImportWrite, useShowImport } from './useImport';
import { PlanOptions } from './PlanOptions';
import { PlannedRows } from './PlannedRows';
import { api, at, useWrite, type Schemas } from '../providers/api';

const FIELDS = choicesOf(IMPORT_FIELDS, IMPORT_FIELD_LABEL);

function ColumnMapping({ columns }: { columns: ImportDetail['columnas'] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {columns.map(({ titulo, muestras }, place) => {
        const name = titulo || `Columna ${place + 1}`;
        return (
          <Box
            // The order of the file's columns never changes.
            key={place}
            component="li"
            sx={{
              display: 'grid',
              gap: 1.5,
              columnGap: 3,
              alignItems: 'center',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 480px) 280px' },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</Typography>
              <Typography variant="note" noWrap>
                {muestras.length > 0 ? muestras.join(', ') : 'Vacía'}
              </Typography>
            </Box>
            <SelectInput
              source={`mapeo.${place}`}
              label={`Qué es «${name.slice(0, 40)}»`}
              choices={FIELDS}
              emptyText="No se importa"
              parse={(field: string) => field || null}
              slotProps={EMPTY_SHOWN}
            />
          </Box>
        );
      })}
    </Box>
  );
}

interface Props {
  one: ImportDetail;
  planned: Schemas['ImportFiguresResponse'];
}

function ConfirmImport({ one, planned }: Props) {
  const write = useImportWrite((values: OriginValues) =>
    api.post('/api/imports/{id}/confirm', at(one.id, { ...originRequest(values), revision: one.revision })),
  );
  const count = planned.crear + planned.actualizar + planned.candidatura;
  return (
    <Form
      defaultValues={NO_ORIGIN}
      warnWhenUnsavedChanges
      onSubmit={(values: FieldValues) => write(values as OriginValues)}
    >
      <OriginInputs />
      <SaveButton
        label={
          count === 0
            ? 'No hay nada que importar'
            : `Importar ${formatCount(count)} ${count === 1 ? 'fila' : 'filas'}`
        }
        color="secondary"
        disabled={count === 0}
        alwaysEnable={count > 0}
        sx={{ mt: 2 }}
      />
    </Form>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: React.ReactNode }) {
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {number}. {title}
      </Typography>
      {children}
    </Card>
  );
}

export function ImportPreparation({ one }: { one: ImportDetail }) {
  const navigate = useNavigate();
  const form = useForm({
    defaultValues: { mapeo: one.columnas.map(({ campo }) => campo), opciones: one.opciones },
  });
  const plan = useWrite(
    async (id: string) => {
      const sent = structuredClone(form.getValues());
      const detail = await api.put('/api/imports/{id}/plan', at(id, sent));
      // The form is dirty while the plan does not show its values.
      form.reset(sent, { keepValues: true });
      return detail;
    },
    { reads: [], then: useShowImport(), tells: false },
  );
  const seen = one.previsto !== null && !form.formState.isDirty;
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(() => plan.mutate(one.id))(event)}>
        <Step number={1} title="Qué es cada columna">
          <ColumnMapping columns={one.columnas} />
        </Step>
        <Step number={2} title="Dónde van y qué hacer con los repetidos">
          <PlanOptions />
          {plan.error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {fieldErrorsOf(plan.error).mapeo ?? reasonOf(plan.error)}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
            <Button
              variant={seen ? 'outlined' : 'contained'}
              color={seen ? 'primary' : 'secondary'}
              disabled={plan.isPending}
              type="submit"
            >
              {plan.isPending ? 'Revisando...' : 'Revisar las filas'}
            </Button>
            <WriteButton
              label="Descartar"
              question="¿Descartar esta importación?"
              explanation="Se borra lo que se ha leído del archivo. No se ha guardado ningún candidato."
              write={() => api.delete('/api/imports/{id}', at(one.id))}
              reads={[]}
              then={() => void navigate(IMPORTS)}
              failure="No se pudo descartar:"
            />
          </Box>
        </Step>
      </form>
      <div aria-live="polite">
        {one.previsto && !seen && (
          <Alert severity="info" sx={{ mb: 2 }}>
            Has cambiado algo: vuelve a revisar las filas para ver cómo quedan.
          </Alert>
        )}
      </div>
      {seen && one.previsto && (
        <>
          <Step number={3} title="Qué hará cada fila">
            <PlannedRows one={one} planned={one.previsto} />
          </Step>
          <Step number={4} title="Confirmar">
            <ConfirmImport one={one} planned={one.previsto} />
          </Step>
        </>
      )}
    </FormProvider>
  );
}
