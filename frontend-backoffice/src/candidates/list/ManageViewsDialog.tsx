import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  Typography,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState } from 'react';
import { reasonOf } from '../../providers/problem';
import { useWrite } from '../../providers/useProvider';
import { ManagedView } from './ManagedView';
import { type SavedView, useSavedViews, VIEW_WRITE } from './useSavedViews';

/** The same ids with one of them a place further up or down. */
function moved(ids: readonly string[], from: number, by: 1 | -1): string[] {
  const others = ids.filter((_, place) => place !== from);
  return [...others.slice(0, from + by), ...ids.slice(from, from + 1), ...others.slice(from + by)];
}

/** One's views: names, order, which of them opens by itself, and which to do without. */
export function ManageViewsDialog({ onClose }: { onClose: () => void }) {
  const { data: views = [] } = useSavedViews();
  const close = useRef<HTMLButtonElement>(null);
  const ids = views.map(({ id }) => id);
  const [said, setSaid] = useState('');
  const order = useWrite(
    (provider, wanted: readonly string[]) => provider.orderSavedViews(wanted),
    VIEW_WRITE,
  );
  const move = (view: SavedView, from: number, by: 1 | -1) =>
    order.mutate(moved(ids, from, by), {
      onSuccess: () => setSaid(`${view.nombre}: ahora es la ${from + by + 1} de ${ids.length}`),
    });

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="vistas-titulo">
      <DialogTitle id="vistas-titulo">Tus vistas</DialogTitle>
      <DialogContent sx={{ pt: 0 }}>
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
              onMove={(by) => move(view, place, by)}
              first={place === 0}
              last={place === views.length - 1}
            />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button ref={close} onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
