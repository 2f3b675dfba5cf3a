import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, Button, TextField } from '@mui/material';
import { SAVED_VIEWS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { type SyntheticEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, reasonOf } from '../../providers/problem';
import { type SavedView, useViewWrite } from './useSavedViews';

const AT_END = { color: 'text.disabled', cursor: 'default' } as const;

interface Props {
  view: SavedView;
  onDeleted: () => void;
  onMove: (by: 1 | -1) => void;
  first: boolean;
  last: boolean;
}

/** One view: its name to edit, its place, default or not, delete. */
export function ManagedView({ view, onDeleted, onMove, first, last }: Props) {
  const [nombre, setNombre] = useState(view.nombre);
  const notify = useNotify();
  const change = useViewWrite(
    (dataProvider, changes: Schemas['SavedViewChange']) => dataProvider.changeSavedView(view.id, changes),
    (saved) => {
      setNombre(saved.nombre);
      notify(`Vista guardada: ${saved.nombre}`, { type: 'success' });
    },
  );
  const remove = useViewWrite(
    (dataProvider) => dataProvider.deleteSavedView(view.id),
    () => {
      notify(`Vista eliminada: ${view.nombre}`, { type: 'success' });
      onDeleted();
    },
  );
  const error = change.error ?? remove.error;
  const message = error && (fieldErrorsOf(error).nombre ?? reasonOf(error));
  const busy = change.isPending || remove.isPending;

  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          if (!busy && nombre.trim() !== view.nombre) change.mutate({ nombre });
        }}
        sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}
      >
        <TextField
          label="Nombre"
          margin="none"
          fullWidth
          value={nombre}
          onChange={({ target }) => setNombre(target.value)}
          error={Boolean(message)}
          helperText={message}
          slotProps={{ htmlInput: { maxLength: SAVED_VIEWS.name } }}
        />
        <Button type="submit" variant="outlined" disabled={busy || nombre.trim() === view.nombre}>
          Renombrar
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
        {/* Not `disabled` at the ends: the keyboard stays on the button that it presses again and again. */}
        <Button
          size="small"
          startIcon={<ArrowUpwardOutlined />}
          aria-disabled={first}
          aria-label={`Subir: ${view.nombre}`}
          onClick={() => !first && onMove(-1)}
          sx={first ? AT_END : {}}
        >
          Subir
        </Button>
        <Button
          size="small"
          startIcon={<ArrowDownwardOutlined />}
          aria-disabled={last}
          aria-label={`Bajar: ${view.nombre}`}
          onClick={() => !last && onMove(1)}
          sx={last ? AT_END : {}}
        >
          Bajar
        </Button>
        <Button
          size="small"
          disabled={busy}
          aria-pressed={view.predeterminada}
          aria-label={`Abrir al entrar: ${view.nombre}`}
          onClick={() => change.mutate({ predeterminada: !view.predeterminada })}
        >
          {view.predeterminada ? 'Se abre al entrar: quitar' : 'Abrir al entrar'}
        </Button>
        <Button
          size="small"
          color="error"
          disabled={busy}
          aria-label={`Eliminar vista: ${view.nombre}`}
          onClick={() => remove.mutate(undefined)}
        >
          Eliminar
        </Button>
      </Box>
    </Box>
  );
}
