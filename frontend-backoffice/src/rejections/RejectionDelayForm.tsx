import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { REJECTION_DELAY_HOURS } from '@hiring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess, useDataProvider, useNotify } from 'react-admin';
import { hoursInWords, REJECTION_DELAY_KEY, useRejectionDelay } from '../candidates/moves/useRejectionDelay';
import type { HiringDataProvider } from '../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../providers/problem';

function Form({ hours }: { hours: number }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [typed, setTyped] = useState(String(hours));
  const save = useMutation({
    mutationFn: () => dataProvider.setRejectionDelay({ horas: Number(typed) }),
    onSuccess: (answer) => {
      queryClient.setQueryData(REJECTION_DELAY_KEY, answer);
      notify('Plazo guardado. Los rechazos que ya esperan mantienen su hora.', { type: 'success' });
    },
  });
  const wrong = save.isError ? (fieldErrorsOf(save.error).horas ?? reasonOf(save.error)) : undefined;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <TextField
        label="Plazo antes de enviar un rechazo (horas)"
        type="number"
        margin="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={Boolean(wrong)}
        helperText={wrong ?? 'Hasta entonces se puede cancelar. Con 0 sale en unos segundos.'}
        slotProps={{ htmlInput: { ...REJECTION_DELAY_HOURS, step: 1, inputMode: 'numeric' } }}
        sx={{ flex: '1 1 240px' }}
      />
      <Button
        type="submit"
        variant="outlined"
        disabled={save.isPending || typed.trim() === '' || Number(typed) === hours}
        sx={{ minHeight: 40 }}
      >
        Guardar plazo
      </Button>
    </Box>
  );
}

/** How long a rejection waits: administrators change it, everybody else reads it. */
export function RejectionDelayForm() {
  const { data, error, refetch } = useRejectionDelay();
  const { canAccess: mayChange } = useCanAccess({ resource: 'config', action: 'write' });

  if (error) {
    return (
      <Alert
        severity="error"
        action={
          <Button size="small" color="inherit" onClick={() => void refetch()}>
            Reintentar
          </Button>
        }
      >
        No se pudo cargar el plazo. {reasonOf(error)}
      </Alert>
    );
  }
  if (!data) return null;
  if (mayChange) return <Form hours={data.horas} />;
  return (
    <Typography>
      Un rechazo espera <strong>{hoursInWords(data.horas)}</strong> antes de enviarse. Lo puede cambiar un
      administrador.
    </Typography>
  );
}
