import { Alert, Box, Button, DialogContentText, List, Typography } from '@mui/material';
import { SAVED_VIEWS } from '@hiring/contract';
import { BooleanInput, Form, SaveButton, TextInput } from 'react-admin';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import type { ListSort } from './filters/filters';
import { type SavedView, useSavedViews, VIEW_WRITE } from './SavedViews';
import { upTo } from '../../ui/forms/inputs';
import { api, at, fieldErrorsOf, reasonOf, type Schemas, useWrite } from '../../providers/api';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import type { FieldValues } from 'react-hook-form';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState } from 'react';
import { InfoDialog } from '../../ui/dialogs/InfoDialog';

interface Named {
  nombre?: string;
  predeterminada: boolean;
}

interface Props {
  shown: { filtros: Record<string, string>; orden: ListSort };
  onClose: () => void;
}

/** A name for what the list shows now. */
export function SaveViewDialog({ shown, onClose }: Props) {
  return (
    <FormDialog<Named>
      title="Guardar esta vista"
      maxWidth="xs"
      defaultValues={{ predeterminada: false }}
      submitLabel="Guardar vista"
      save={({ nombre = '', predeterminada }) =>
        api.post('/api/saved-views', { body: { ...shown, nombre, predeterminada } })
      }
      reads={VIEW_WRITE.reads}
      done={(_made, { nombre }) => `Vista guardada: ${nombre}`}
      onClose={onClose}
    >
      <DialogContentText>Guarda los filtros y el orden que ves ahora. Solo la verás tú.</DialogContentText>
      <TextInput source="nombre" slotProps={upTo(SAVED_VIEWS.name)} />
      <BooleanInput source="predeterminada" label="Abrirla al entrar en Candidaturas" />
    </FormDialog>
  );
}

interface ManagedViewProps {
  view: SavedView;
  onDeleted: () => void;
  onMove: (by: 1 | -1) => void;
  first: boolean;
  last: boolean;
}

/** One view: its name to edit, its place, default or not, delete. */
function ManagedView({ view, onDeleted, onMove, first, last }: ManagedViewProps) {
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

/** One's views: names, order, which of them opens by itself, and which to do without. */
export function ManageViewsDialog({ onClose }: { onClose: () => void }) {
  const { data: views = [] } = useSavedViews();
  const close = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const order = useWrite(
    (ids: readonly string[]) => api.put('/api/saved-views/order', { body: { ids: [...ids] } }),
    VIEW_WRITE,
  );
  function move(from: number, by: 1 | -1) {
    const ids = views.map(({ id }) => id);
    ids.splice(from + by, 0, ...ids.splice(from, 1));
    const place = `${views[from]?.nombre}: ahora es la ${from + by + 1} de ${ids.length}`;
    order.mutate(ids, { onSuccess: () => setSaid(place) });
  }

  return (
    <InfoDialog title="Tus vistas" closeRef={close} onClose={onClose}>
      {views.length === 0 && (
        <Typography role="status" color="text.secondary">
          Ya no tienes ninguna vista guardada.
        </Typography>
      )}
      {order.error && <Alert severity="error">No se pudo cambiar el orden: {reasonOf(order.error)}</Alert>}
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <List disablePadding>
        {views.map((view, place) => (
          <ManagedView
            key={view.id}
            view={view}
            // What was deleted leaves the keyboard at a button that stays.
            onDeleted={() => close.current?.focus()}
            onMove={(by) => move(place, by)}
            first={place === 0}
            last={place === views.length - 1}
          />
        ))}
      </List>
    </InfoDialog>
  );
}
