import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { ManagedView } from './ManagedView';
import { useSavedViews } from './useSavedViews';

/** One's views: names, which of them opens by itself, and which to do without. */
export function ManageViewsDialog({ onClose }: { onClose: () => void }) {
  const { data: views = [] } = useSavedViews();
  const close = useRef<HTMLButtonElement>(null);

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="vistas-titulo">
      <DialogTitle id="vistas-titulo">Tus vistas</DialogTitle>
      <DialogContent sx={{ pt: 0 }}>
        {views.length === 0 && (
          <Typography role="status" color="text.secondary">
            Ya no tienes ninguna vista guardada.
          </Typography>
        )}
        <List disablePadding>
          {views.map((view) => (
            // What was deleted leaves the keyboard at a button that stays.
            <ManagedView key={view.id} view={view} onDeleted={() => close.current?.focus()} />
          ))}
        </List>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button ref={close} onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
