import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { VacancyOpenEstado } from '@hiring/contract';
import { type SyntheticEvent, useId } from 'react';
import type { Vacancy } from '../types';
import { useVacancyForm } from './useVacancyForm';
import { VacancyForm } from './VacancyForm';

interface Props {
  /** Null: a new one. */
  vacancy: Vacancy | null;
  /** Where one that was paused to be edited is to go again. */
  estado?: VacancyOpenEstado;
  onClose: () => void;
  /** Instead of closing, where saving leads elsewhere. */
  onSaved?: (vacancy: Vacancy) => void;
}

/** Makes or changes a vacancy. Closing it keeps what was typed for the next time. */
export function VacancyFormDialog({ vacancy, estado, onClose, onSaved }: Props) {
  const titleId = useId();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const form = useVacancyForm({
    vacancy,
    ...(estado ? { estado } : {}),
    onSaved: (saved) => {
      if (onSaved) onSaved(saved);
      else onClose();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!form.saving) form.submit();
  };
  const label = vacancy ? 'Guardar cambios' : 'Crear vacante';

  return (
    <Dialog
      open
      onClose={form.saving ? undefined : onClose}
      fullWidth
      fullScreen={narrow}
      maxWidth="md"
      scroll="paper"
      aria-labelledby={titleId}
    >
      <Box
        component="form"
        onSubmit={submit}
        noValidate
        // The fields scroll, title and buttons stay.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: '0 1 auto' }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {vacancy ? 'Editar Vacante' : 'Nueva Vacante'}
        </DialogTitle>
        <DialogContent dividers>
          <VacancyForm form={form} vacancy={vacancy} />
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 1.5 }}>
          <Button onClick={onClose} disabled={form.saving}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" color="secondary" disabled={form.saving}>
            {form.saving ? 'Guardando...' : label}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
