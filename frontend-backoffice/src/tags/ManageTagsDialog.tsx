import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { TAG_LIMITS, TAG_TONE_LABEL, TAG_TONES, type TagTone } from '@hiring/contract';
import { type SyntheticEvent, useRef, useState } from 'react';
import { people } from '../bulk/bulkText';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { type Tag, useTags, useTagWrite } from './useTags';

const carriedBy = ({ personas }: Tag) => (personas === null ? 'más de 1.000 personas' : people(personas));

/** One tag: its name and colour, and the way to do without it. */
function ManagedTag({ tag, onRemoved }: { tag: Tag; onRemoved: () => void }) {
  const [nombre, setNombre] = useState(tag.nombre);
  const [asked, setAsked] = useState(false);
  const change = useTagWrite((dataProvider, request: { nombre: string; color: TagTone }) =>
    dataProvider.changeTag(tag.id, request),
  );
  const remove = useTagWrite((dataProvider) => dataProvider.removeTag(tag.id));
  const error = change.error ?? remove.error;

  return (
    <Box
      component="form"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        change.mutate({ nombre, color: tag.color });
      }}
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr auto auto' } }}>
        <TextField
          label="Nombre"
          margin="none"
          value={nombre}
          onChange={(event) => setNombre(event.target.value)}
          error={Boolean(error)}
          helperText={error ? (fieldErrorsOf(error).nombre ?? reasonOf(error)) : carriedBy(tag)}
          slotProps={{ htmlInput: { maxLength: TAG_LIMITS.nombre } }}
        />
        <TextField
          select
          label="Color"
          margin="none"
          value={tag.color}
          onChange={(event) => change.mutate({ nombre, color: event.target.value as TagTone })}
        >
          {TAG_TONES.map((tone) => (
            <MenuItem key={tone} value={tone}>
              {TAG_TONE_LABEL[tone]}
            </MenuItem>
          ))}
        </TextField>
        <Button
          type="submit"
          disabled={change.isPending || nombre.trim() === tag.nombre || nombre.trim() === ''}
          sx={{ minHeight: 44, alignSelf: 'start' }}
        >
          Guardar
        </Button>
        <Button color="error" onClick={() => setAsked(true)} sx={{ minHeight: 44, alignSelf: 'start' }}>
          Eliminar
        </Button>
      </Box>
      {asked && (
        <Alert
          severity="warning"
          action={
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              <Button color="inherit" size="small" onClick={() => setAsked(false)}>
                Cancelar
              </Button>
              <Button
                color="inherit"
                size="small"
                variant="outlined"
                disabled={remove.isPending}
                onClick={() => remove.mutate(undefined, { onSuccess: onRemoved })}
              >
                Eliminar etiqueta
              </Button>
            </Box>
          }
        >
          La llevan {carriedBy(tag)}: dejarán de llevarla.
        </Alert>
      )}
    </Box>
  );
}

/** All tags: names, colours, and how many people carry each. */
export function ManageTagsDialog({ onClose }: { onClose: () => void }) {
  const { data: tags, error, isPending, refetch } = useTags();
  const [nombre, setNombre] = useState('');
  const create = useTagWrite((dataProvider, name: string) => dataProvider.createTag({ nombre: name }));
  const close = useRef<HTMLButtonElement>(null);

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="etiquetas-titulo">
      <DialogTitle id="etiquetas-titulo">Etiquetas</DialogTitle>
      <DialogContent sx={{ pt: 0 }}>
        <Box
          component="form"
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            create.mutate(nombre, { onSuccess: () => setNombre('') });
          }}
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 1.5 }}
        >
          <TextField
            label="Etiqueta nueva"
            margin="none"
            fullWidth
            value={nombre}
            onChange={(event) => setNombre(event.target.value)}
            error={create.isError}
            helperText={
              create.isError
                ? reasonOf(create.error)
                : 'Solo las ve RRHH. Salen en la copia de datos que pida la persona.'
            }
            slotProps={{ htmlInput: { maxLength: TAG_LIMITS.nombre } }}
          />
          <Button
            type="submit"
            variant="outlined"
            disabled={create.isPending || nombre.trim() === ''}
            sx={{ minHeight: 44, flexShrink: 0 }}
          >
            Crear
          </Button>
        </Box>
        {isPending && <ListSkeleton rows={3} />}
        {error && !tags && (
          <LoadFailed
            title="No se pudieron cargar las etiquetas"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {tags?.length === 0 && (
          <Typography role="status" color="text.secondary">
            Aún no hay ninguna etiqueta.
          </Typography>
        )}
        {tags?.map((tag) => (
          <ManagedTag key={tag.id} tag={tag} onRemoved={() => close.current?.focus()} />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button ref={close} onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
