import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { Alert, Box, Button } from '@mui/material';
import { SAVED_VIEWS } from '@hiring/contract';
import { Form, SaveButton, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { fieldErrorsOf, reasonOf } from '../../providers/problem';
import { type SavedView, VIEW_WRITE } from './useSavedViews';
import { upTo } from '../../ui/upTo';
import { api, at, useWrite, type Schemas } from '../../providers/api';

interface Props {
  view: SavedView;
  onDeleted: () => void;
  onMove: (by: 1 | -1) => void;
  first: boolean;
  last: boolean;
}

/** One view: its name to edit, its place, default or not, delete. */
export function ManagedView({ view, onDeleted, onMove, first, last }: Props) {
  const change = useWrite(
    (changes: Schemas['SavedViewChange']) => api.put('/api/saved-views/{id}', at(view.id, changes)),
    { ...VIEW_WRITE, done: ({ nombre }) => `Vista guardada: ${nombre}` },
  );
  const remove = useWrite(() => api.delete('/api/saved-views/{id}', at(view.id)), {
    ...VIEW_WRITE,
    done: `Vista eliminada: ${view.nombre}`,
  });
  const error = remove.error ?? change.error;
  const busy = change.isPending || remove.isPending;
  const steps = [
    ['Subir', -1, ArrowUpwardOutlined, first],
    ['Bajar', 1, ArrowDownwardOutlined, last],
  ] as const;

  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Form
        defaultValues={{ nombre: view.nombre }}
        onSubmit={(values: FieldValues) =>
          change.mutateAsync({ nombre: values['nombre'] as string }).then(() => undefined, fieldErrorsOf)
        }
        noValidate
      >
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <TextInput source="nombre" label="Nombre" margin="none" slotProps={upTo(SAVED_VIEWS.name)} />
          <SaveButton label="Renombrar" variant="outlined" />
        </Box>
      </Form>
      {error && !fieldErrorsOf(error)['nombre'] && <Alert severity="error">{reasonOf(error)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
        {/* Not `disabled` at the ends: the keyboard stays on the button that it presses again and again. */}
        {steps.map(([word, by, Icon, atEnd]) => (
          <Button
            key={word}
            size="small"
            startIcon={<Icon />}
            aria-disabled={atEnd}
            aria-label={`${word}: ${view.nombre}`}
            onClick={() => !atEnd && onMove(by)}
            sx={atEnd ? { color: 'text.disabled', cursor: 'default' } : {}}
          >
            {word}
          </Button>
        ))}
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
          // The view is gone by then; a failure is said above.
          onClick={() => void remove.mutateAsync(undefined).then(onDeleted, () => undefined)}
        >
          Eliminar
        </Button>
      </Box>
    </Box>
  );
}
