import { Box, Stack, Typography } from '@mui/material';
import {
  customFieldText,
  IMPORT_DECISION_LABEL,
  IMPORT_FIELD_LABEL,
  IMPORT_FIELDS,
  IMPORT_DUPLICATES,
  importDecisionsOf,
  STAGE_HEADING,
  STAGES,
} from '@hiring/contract';
import { BooleanInput, Form, required, SaveButton, SelectInput, SourceContextProvider } from 'react-admin';
import { type FieldValues, FormProvider, useForm, useWatch } from 'react-hook-form';

import { NO_ORIGIN, OriginInputs, originRequest, type OriginValues, PlaceInputs } from './ImportInputs';
import { useNavigate } from 'react-router-dom';
import { choicesOf, EMPTY_SHOWN } from '../../ui/forms/inputs';
import { pluralOf } from '../../ui/format/counts';
import { confirmTexts, WriteButton } from '../../ui/dialogs/confirm';
import { type ImportDetail, IMPORTS, useImportWrite, useShowImport } from './types';
import { ReadingChoice } from './ReadingChoice';
import { PlannedRows } from './PlannedRows';
import { api, at, fieldErrorsOf, reasonOf, type Schemas, useWrite } from '../../providers/api';
import { BusyButton } from '../../ui/buttons';
import { translate } from '../../i18n/texts';
import { listName, useLeavingFields } from '../../fields/fieldFilters';
import { Columns, PaddedCard } from '../../ui/layout';
import { Alert } from '../../ui/Alert';

const STAGE_CHOICES = choicesOf(STAGES, STAGE_HEADING);
const PLACE: readonly string[] = ['vacante', 'departamento', 'posicion'];
const INSIDE = {
  getSource: (source: string) => `opciones.${source}`,
  getLabel: (source: string) => `resources.imports.fields.${source}`,
};

/** For all rows: where they go, in which stage, what is done with duplicates, and whether people are told. */
function PlanOptions() {
  const mapping = useWatch<{ mapeo: (string | null)[] }, 'mapeo'>({ name: 'mapeo' });
  return (
    <SourceContextProvider value={INSIDE}>
      <Stack spacing={3}>
        <div>
          <PlaceInputs />
          <Typography variant="hint">
            {translate(
              mapping.some((field) => field !== null && PLACE.includes(field))
                ? 'people.importPlan.rowsRule'
                : 'people.importPlan.forAll',
            )}
          </Typography>
        </div>
        <Columns md={2}>
          <SelectInput source="etapa" choices={STAGE_CHOICES} validate={required()} />
          {IMPORT_DUPLICATES.map((kind) => (
            <SelectInput
              key={kind}
              source={`si_${kind}`}
              choices={choicesOf(importDecisionsOf(kind), IMPORT_DECISION_LABEL)}
              validate={required()}
            />
          ))}
        </Columns>
        <BooleanInput source="avisar" />
      </Stack>
    </SourceContextProvider>
  );
}

const FIELDS = choicesOf(IMPORT_FIELDS, IMPORT_FIELD_LABEL);

/** Fields of the form, and the company's own that people have and that leave their records. */
function useMeanings(): { id: string; name: string }[] {
  const own = useLeavingFields().filter(({ entidad }) => entidad === 'persona');
  return [...FIELDS, ...own.map((field) => ({ id: listName(field), name: customFieldText(field.etiqueta) }))];
}

function ColumnMapping({ columns }: { columns: ImportDetail['columnas'] }) {
  const meanings = useMeanings();
  return (
    <Stack component="ul" spacing={2}>
      {columns.map(({ titulo, muestras }, place) => {
        const name = titulo || translate('people.importPlan.column', { number: place + 1 });
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
            <div>
              <Typography variant="strong">{name}</Typography>
              <Typography variant="note" noWrap>
                {muestras.length > 0 ? muestras.join(', ') : translate('people.importPlan.empty')}
              </Typography>
            </div>
            <SelectInput
              source={`mapeo.${place}`}
              label={translate('people.importPlan.meaning', { name: name.slice(0, 40) })}
              choices={meanings}
              emptyText="people.importPlan.ignored"
              parse={(field: string) => field || null}
              slotProps={EMPTY_SHOWN}
            />
          </Box>
        );
      })}
    </Stack>
  );
}

function ConfirmImport({ one, planned }: { one: ImportDetail; planned: Schemas['ImportFiguresResponse'] }) {
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
        label={translate(count === 0 ? 'people.importPlan.nothing' : 'people.importPlan.go', pluralOf(count))}
        color="secondary"
        disabled={count === 0}
        alwaysEnable={count > 0}
        sx={{ mt: 2 }}
      />
    </Form>
  );
}

/** The step appears below what is in view: its heading is brought there and read aloud. */
function arrive(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface StepProps {
  title: string;
  /** It appears because of what was pressed in the one before. */
  arrives?: boolean;
  children: React.ReactNode;
}

function Step({ title, arrives = false, children }: StepProps) {
  return (
    <PaddedCard component="section">
      <Typography
        variant="h2"
        ref={arrives ? arrive : null}
        {...(arrives && { tabIndex: -1 })}
        sx={{ mb: 2, scrollMarginTop: 24 }}
      >
        {translate(title)}
      </Typography>
      {children}
    </PaddedCard>
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
    { then: useShowImport(), notifies: false },
  );
  const seen = one.previsto !== null && !form.formState.isDirty;
  return (
    <FormProvider {...form}>
      <Step title="people.importReading.title">
        <ReadingChoice id={one.id} />
      </Step>
      <form onSubmit={(event) => void form.handleSubmit(() => plan.mutate(one.id))(event)}>
        <Step title="people.importPlan.columns">
          <ColumnMapping columns={one.columnas} />
        </Step>
        <Step title="people.importPlan.options">
          <PlanOptions />
          {plan.error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {fieldErrorsOf(plan.error).mapeo ?? reasonOf(plan.error)}
            </Alert>
          )}
          <Stack direction="row" spacing={1} sx={{ mt: 3 }}>
            <BusyButton
              variant={seen ? 'outlined' : 'contained'}
              color={seen ? 'primary' : 'secondary'}
              busy={plan.isPending}
              type="submit"
            >
              {translate(plan.isPending ? 'people.importPlan.reviewing' : 'people.importPlan.review')}
            </BusyButton>
            <WriteButton
              {...confirmTexts('people.importDiscard.')}
              write={() => api.delete('/api/imports/{id}', at(one.id))}
              then={() => void navigate(IMPORTS)}
              failure="people.importDiscard.failed"
            />
          </Stack>
        </Step>
      </form>
      <div aria-live="polite">
        {one.previsto && !seen && <Alert severity="info">{translate('people.importPlan.changed')}</Alert>}
      </div>
      {seen && one.previsto && (
        <>
          <Step title="people.importPlan.rows" arrives={plan.isSuccess}>
            <PlannedRows one={one} planned={one.previsto} />
          </Step>
          <Step title="people.importPlan.confirm">
            <ConfirmImport one={one} planned={one.previsto} />
          </Step>
        </>
      )}
    </FormProvider>
  );
}
