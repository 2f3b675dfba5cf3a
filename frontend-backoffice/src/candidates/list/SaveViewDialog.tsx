import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { SAVED_VIEWS } from '@hiring/contract';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, problemOf, reasonOf } from '../../providers/problem';
import type { ListSort } from './filters';
import { useViewWrite } from './useSavedViews';

interface Props {
  shown: { filtros: Record<string, string>; orden: ListSort };
  onClose: () => void;
}

/** A name for what the list shows now. */
export function SaveViewDialog({ shown, onClose }: Props) {
  const [nombre, setNombre] = useState('');
  const [predeterminada, setPredeterminada] = useState(false);
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useViewWrite(
    (dataProvider, name: string) => dataProvider.createSavedView({ ...shown, nombre: name, predeterminada }),
    (view) => {
      notify(`Vista guardada: ${view.nombre}`, { type: 'success' });
      onClose();
    },
  );
  const problem = problemOf(error);
  const nameError =
    fieldErrorsOf(error).nombre ?? (problem?.code === 'view_name_taken' ? reasonOf(error) : undefined);

  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="vista-titulo"
      slotProps={{ transition: { onEntered: () => field.current?.focus() } }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (!isPending) mutate(nombre);
        }}
      >
        <DialogTitle id="vista-titulo">Guardar esta vista</DialogTitle>
        <DialogContent sx={{ pt: 0, display: 'grid', gap: 1.5 }}>
          <DialogContentText sx={{ mb: 1 }}>
            Guarda los filtros y el orden que ves ahora. Solo la verás tú.
          </DialogContentText>
          <TextField
            label="Nombre"
            inputRef={field}
            margin="none"
            value={nombre}
            onChange={({ target }) => setNombre(target.value)}
            error={Boolean(nameError)}
            helperText={nameError}
            slotProps={{ htmlInput: { maxLength: SAVED_VIEWS.name } }}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={predeterminada}
                onChange={({ target }) => setPredeterminada(target.checked)}
              />
            }
            label="Abrirla al entrar en Candidaturas"
          />
          {error && !nameError && <Alert severity="error">{reasonOf(error)}</Alert>}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose} disabled={isPending}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" color="secondary" disabled={isPending}>
            {isPending ? 'Guardando...' : 'Guardar vista'}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
