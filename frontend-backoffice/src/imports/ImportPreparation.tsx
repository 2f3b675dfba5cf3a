import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { HiringDataProvider } from '../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { IMPORTS } from './addresses';
import { ColumnMapping } from './ColumnMapping';
import { ConfirmImport } from './ConfirmImport';
import { PlanOptions } from './PlanOptions';
import { PlannedRows } from './PlannedRows';
import type { ImportDetail } from './types';
import { useShowImport } from './useImport';

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

/** Columns, where the people go, what each row would do, and the confirmation. */
export function ImportPreparation({ one }: { one: ImportDetail }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const show = useShowImport();
  const form = useForm({
    defaultValues: { mapeo: one.columnas.map(({ campo }) => campo), opciones: one.opciones },
  });
  const plan = useMutation({
    mutationFn: async () => {
      const sent = structuredClone(form.getValues());
      const detail = await dataProvider.planImport(one.id, sent);
      // The form is dirty while the plan does not show its values.
      form.reset(sent, { keepValues: true });
      return detail;
    },
    onSuccess: show,
  });
  const remove = useMutation({
    mutationFn: () => dataProvider.removeImport(one.id),
    onSuccess: () => void navigate(IMPORTS),
    onError: (error) => notify(`No se pudo descartar: ${reasonOf(error)}`, { type: 'error' }),
  });
  const seen = one.previsto !== null && !form.formState.isDirty;
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(() => plan.mutate())(event)}>
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
              sx={{ minHeight: 44 }}
            >
              {plan.isPending ? 'Revisando...' : 'Revisar las filas'}
            </Button>
            <ConfirmedButton
              label="Descartar"
              question="¿Descartar esta importación?"
              explanation="Se borra lo que se ha leído del archivo. No se ha guardado ningún candidato."
              busy={remove.isPending}
              onConfirm={() => remove.mutate()}
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
