import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { ANSWER_DAYS, ANSWER_STAGES, type AnswerStage, STAGE_LABEL } from '@hiring/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../../providers/problem';
import { ListSkeleton } from '../../ui/ListSkeleton';
import { useRefreshCandidates } from '../useRefreshCandidates';

type Days = Record<AnswerStage, string>;

function Form({ initial, onClose }: { initial: Days; onClose: () => void }) {
  const [days, setDays] = useState(initial);
  const dataProvider = useDataProvider<HiringDataProvider>();
  const notify = useNotify();
  const refresh = useRefreshCandidates();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      dataProvider.saveAnswerTimes({
        recibida: Number(days.recibida),
        en_revision: Number(days.en_revision),
        entrevista: Number(days.entrevista),
      }),
    onSuccess: () => {
      notify('Tiempos de respuesta guardados', { type: 'success' });
      onClose();
      void refresh();
    },
  });
  const errors = fieldErrorsOf(error);

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <DialogContent sx={{ pt: 0, display: 'grid', gap: 2 }}>
        <DialogContentText>
          Pasados estos días sin moverse, una candidatura cuenta como «Sin responder» y sale la primera. Quien
          tiene una entrevista pendiente no cuenta.
        </DialogContentText>
        {ANSWER_STAGES.map((stage) => (
          <TextField
            key={stage}
            label={`${STAGE_LABEL[stage]} (días)`}
            margin="none"
            type="number"
            value={days[stage]}
            onChange={({ target }) => setDays({ ...days, [stage]: target.value })}
            error={Boolean(errors?.[stage])}
            helperText={errors?.[stage]}
            slotProps={{
              htmlInput: { min: ANSWER_DAYS.min, max: ANSWER_DAYS.max, inputMode: 'numeric' },
            }}
          />
        ))}
        {error && !errors && (
          <Alert severity="error">No se pudieron guardar los tiempos: {reasonOf(error)}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={isPending}>
          Cancelar
        </Button>
        <Button type="submit" variant="contained" color="secondary" disabled={isPending}>
          {isPending ? 'Guardando...' : 'Guardar'}
        </Button>
      </DialogActions>
    </Box>
  );
}

/** How long an answer may take in each stage. */
export function AnswerTimesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['answer-times'],
    queryFn: () => dataProvider.answerTimes(),
    enabled: open,
    gcTime: 0,
  });

  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="tiempos-titulo">
      <DialogTitle id="tiempos-titulo">Tiempos de respuesta</DialogTitle>
      {data ? (
        <Form
          initial={{
            recibida: String(data.recibida),
            en_revision: String(data.en_revision),
            entrevista: String(data.entrevista),
          }}
          onClose={onClose}
        />
      ) : (
        <DialogContent>
          {error ? (
            <Alert
              severity="error"
              action={
                <Button color="inherit" onClick={() => void refetch()}>
                  Reintentar
                </Button>
              }
            >
              {reasonOf(error)}
            </Alert>
          ) : (
            <ListSkeleton rows={3} />
          )}
        </DialogContent>
      )}
    </Dialog>
  );
}
