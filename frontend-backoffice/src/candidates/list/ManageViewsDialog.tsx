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
import { ManagedView } from './ManagedView';
import { useSavedViews, VIEW_WRITE } from './useSavedViews';
import { api, useWrite } from '../../providers/api';

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
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>Tus vistas</DialogTitle>
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
              onMove={(by) => move(place, by)}
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
