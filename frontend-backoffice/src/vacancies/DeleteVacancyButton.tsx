import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { HiringDataProvider } from '../providers/dataProvider';
import { reasonOf } from '../providers/problem';
import { refreshVacancy } from './refreshVacancy';
import type { Vacancy } from './types';

const WHY_NOT = 'No se puede eliminar una vacante con aplicaciones. Cambia el estado primero.';

interface Props {
  vacancy: Vacancy;
  onDeleted?: () => void;
}

/** Removes a vacancy that nobody applied to, after asking; of any other it says why not. */
export function DeleteVacancyButton({ vacancy, onDeleted }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const titleId = useId();
  const noteId = useId();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => dataProvider.removeVacancy(vacancy.id),
    onSuccess: async () => {
      setAsking(false);
      notify('Vacante eliminada', { type: 'success' });
      onDeleted?.();
      await refreshVacancy(queryClient, vacancy.id);
    },
  });
  const close = () => {
    setAsking(false);
    remove.reset();
  };

  if (!vacancy.gestion?.puede_eliminar) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Tooltip title={WHY_NOT} describeChild>
          {/* It can be reached with the keyboard, so that the reason can be read. */}
          <Button
            size="small"
            color="error"
            aria-disabled="true"
            sx={{ opacity: 0.55, cursor: 'not-allowed' }}
          >
            Eliminar
          </Button>
        </Tooltip>
        <Typography
          id={noteId}
          variant="caption"
          sx={{ color: (theme) => (theme.palette.mode === 'dark' ? '#fbbf77' : '#9a4a00') }}
        >
          No se puede eliminar
        </Typography>
      </Box>
    );
  }
  return (
    <>
      <Button
        size="small"
        color="error"
        onClick={() => setAsking(true)}
        aria-label={`Eliminar ${vacancy.titulo}`}
      >
        Eliminar
      </Button>
      <Dialog
        open={asking}
        onClose={remove.isPending ? undefined : close}
        aria-labelledby={titleId}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id={titleId}>Eliminar Vacante</DialogTitle>
        <DialogContent>
          <DialogContentText>
            ¿Estás seguro de que quieres eliminar esta vacante? Esta acción no se puede deshacer.
          </DialogContentText>
          <Typography sx={{ mt: 1.5, fontWeight: 700, overflowWrap: 'anywhere' }}>
            {vacancy.titulo}
          </Typography>
          {remove.isError && (
            <Alert severity="error" sx={{ mt: 2 }}>
              Error al eliminar la vacante. {reasonOf(remove.error)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={close} disabled={remove.isPending}>
            Cancelar
          </Button>
          <Button
            variant="contained"
            color="error"
            disabled={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {remove.isPending ? 'Eliminando...' : 'Eliminar'}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
