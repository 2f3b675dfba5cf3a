import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import {
  IMPORT_DECISION_LABEL,
  IMPORT_FIELD_LABEL,
  IMPORT_FIELDS,
  importDecisionsOf,
  type ImportDuplicate,
  type ImportField,
  STAGE_HEADING,
  STAGES,
} from '@hiring/contract';
import { BooleanInput, Form, required, SaveButton, SelectInput, SourceContextProvider } from 'react-admin';
import { type FieldValues, FormProvider, useForm, useWatch } from 'react-hook-form';
import { columns } from '../../ui/lists/columns';
import { NO_ORIGIN, OriginInputs, originRequest, type OriginValues, PlaceInputs } from './ImportInputs';
import { useNavigate } from 'react-router-dom';
import { choicesOf, EMPTY_SHOWN } from '../../ui/forms/inputs';
import { formatCount } from '../../ui/format/counts';
import { WriteButton } from '../../ui/dialogs/confirm';
import { type ImportDetail, IMPORTS, useImportWrite, useShowImport } from './types';
import { PlannedRows } from './PlannedRows';
import { api, at, fieldErrorsOf, reasonOf, type Schemas, useWrite } from '../../providers/api';

const STAGE_CHOICES = STAGES.map((id) => ({ id, name: STAGE_HEADING[id] }));
const DUPLICATES: readonly { kind: ImportDuplicate; name: string; label: string }[] = [
  { kind: 'email', name: 'si_email', label: 'Si ya hay alguien con ese email' },
  { kind: 'telefono', name: 'si_telefono', label: 'Si ya hay alguien con ese teléfono y nombre' },
  { kind: 'fila', name: 'si_fila', label: 'Si se repite en el archivo' },
];
const PLACE: readonly (ImportField | null)[] = ['vacante', 'departamento', 'posicion'];
const INSIDE = {
  getSource: (source: string) => `opciones.${source}`,
  getLabel: (source: string) => `resources.imports.fields.${source}`,
};

/** For all rows: where they go, in which stage, what is done with duplicates, and whether people are told. */
function PlanOptions() {
  const mapping = useWatch<{ mapeo: (ImportField | null)[] }, 'mapeo'>({ name: 'mapeo' });
  return (
    <SourceContextProvider value={INSIDE}>
      <Stack spacing={3}>
        <div>
          <PlaceInputs />
          <Typography variant="hint" sx={{ mt: 0.5 }}>
            {mapping.some((field) => field !== null && PLACE.includes(field))
              ? 'Lo que diga cada fila manda sobre el departamento y la posición de aquí; una vacante elegida aquí vale para todas las filas que no nombren otra.'
              : 'Vale para todas las filas.'}
          </Typography>
        </div>
        <Box sx={columns({ md: 2 })}>
          <SelectInput
            source="etapa"
            label="Estado de las candidaturas"
            choices={STAGE_CHOICES}
            validate={required()}
          />
          {DUPLICATES.map(({ kind, name, label }) => (
            <SelectInput
              key={name}
              source={name}
              label={label}
              choices={importDecisionsOf(kind).map((id) => ({ id, name: IMPORT_DECISION_LABEL[id] }))}
              validate={required()}
            />
          ))}
        </Box>
        <BooleanInput
          source="avisar"
          label="Enviarles el email de candidatura recibida (si no, no se les escribe)"
        />
      </Stack>
    </SourceContextProvider>
  );
}

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
