import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before what was written and not saved is left behind. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unsaved) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [unsaved]);

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      aria-labelledby="salir-titulo"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="salir-titulo">¿Salir sin guardar?</DialogTitle>
      <DialogContent>
        <DialogContentText>Los cambios de esta plantilla se perderán.</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={() => blocker.reset?.()}>Seguir editando</Button>
        <Button variant="contained" color="secondary" onClick={() => blocker.proceed?.()}>
          Salir sin guardar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
