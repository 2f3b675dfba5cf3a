import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
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
  const [mapping, setMapping] = useState(() => one.columnas.map(({ campo }) => campo));
  const [options, setOptions] = useState(one.opciones);
  const [planned, setPlanned] = useState(() => JSON.stringify([mapping, options]));
  const current = JSON.stringify([mapping, options]);
  const plan = useMutation({
    mutationFn: () => dataProvider.planImport(one.id, { mapeo: mapping, opciones: options }),
    onSuccess: (detail) => {
      setPlanned(current);
      show(detail);
    },
  });
  const remove = useMutation({
    mutationFn: () => dataProvider.removeImport(one.id),
    onSuccess: () => void navigate(IMPORTS),
    onError: (error) => notify(`No se pudo descartar: ${reasonOf(error)}`, { type: 'error' }),
  });
  const seen = one.previsto !== null && planned === current;
  return (
    <>
      <Step number={1} title="Qué es cada columna">
        <ColumnMapping columns={one.columnas} mapping={mapping} onChange={setMapping} />
      </Step>
      <Step number={2} title="Dónde van y qué hacer con los repetidos">
        <PlanOptions
          options={options}
          mapping={mapping}
          onChange={(changes) => setOptions({ ...options, ...changes })}
        />
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
            onClick={() => plan.mutate()}
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
    </>
  );
}
