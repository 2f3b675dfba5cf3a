import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { MESSAGE_LIMITS } from '@hiring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import type { RejectionReason } from './types';
import { WritingDialog } from '../ui/WritingDialog';

interface Props {
  /** Null: a new one. */
  reason: RejectionReason | null;
  onClose: () => void;
}

type Verb = 'guardar' | 'eliminar';

/** One reason of the list: its name, its place, and whether it is offered. */
export function ReasonDialog({ reason, onClose }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [nombre, setNombre] = useState(reason?.nombre ?? '');
  const [orden, setOrden] = useState(reason ? String(reason.orden) : '');
  const [activo, setActivo] = useState(reason?.activo ?? true);
  const write = useMutation({
    mutationFn: async (verb: Verb) => {
      const data = { nombre, activo, ...(orden.trim() === '' ? {} : { orden: Number(orden) }) };
      if (!reason) await dataProvider.create('rejection-reasons', { data });
      else if (verb === 'eliminar') await dataProvider.delete('rejection-reasons', { id: reason.id });
      else await dataProvider.update('rejection-reasons', { id: reason.id, data, previousData: reason });
    },
    onSuccess: (_nothing, verb) => {
      notify(verb === 'eliminar' ? 'Motivo eliminado' : 'Motivo guardado', { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['rejection-reasons'] });
      onClose();
    },
  });
  const errors = fieldErrorsOf(write.error);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!write.isPending) write.mutate('guardar');
  };

  return (
    <WritingDialog
      open
      onClose={write.isPending ? undefined : onClose}
      aria-labelledby="motivo-titulo"
      maxWidth="xs"
      fullWidth
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id="motivo-titulo">{reason ? 'Editar motivo' : 'Añadir motivo'}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {write.isError && <Alert severity="error">{reasonOf(write.error)}</Alert>}
            <TextField
              label="Motivo"
              required
              margin="none"
              value={nombre}
              onChange={(event) => setNombre(event.target.value)}
              error={Boolean(errors.nombre)}
              helperText={errors.nombre}
              slotProps={{ htmlInput: { maxLength: MESSAGE_LIMITS.motivo } }}
            />
            <TextField
              label="Orden en la lista"
              type="number"
              margin="none"
              value={orden}
              onChange={(event) => setOrden(event.target.value)}
              error={Boolean(errors.orden)}
              helperText={errors.orden ?? 'El más bajo sale primero. Vacío: al final.'}
              slotProps={{ htmlInput: { min: 0, max: 9999, step: 1, inputMode: 'numeric' } }}
            />
            <FormControlLabel
              control={<Switch checked={activo} onChange={(event) => setActivo(event.target.checked)} />}
              label="Se ofrece al rechazar"
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          {reason && (
            <Button
              color="error"
              sx={{ mr: 'auto' }}
              disabled={write.isPending}
              onClick={() => write.mutate('eliminar')}
            >
              Eliminar
            </Button>
          )}
          <Button onClick={onClose} disabled={write.isPending}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" color="secondary" disabled={write.isPending}>
            {write.isPending ? 'Guardando...' : 'Guardar motivo'}
          </Button>
        </DialogActions>
      </form>
    </WritingDialog>
  );
}
