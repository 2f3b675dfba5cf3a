import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

/** Asks before input is lost: with a dialog inside the app, with the browser's own when the document unloads. */
export function UnsavedChanges({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog title="Tienes cambios sin guardar" onClose={blocker.reset}>
      <p>Si sales ahora, se perderá lo que has cambiado en tu perfil.</p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <Button onClick={blocker.reset}>Seguir editando</Button>
        <Button look="outline" onClick={blocker.proceed}>
          Salir sin guardar
        </Button>
      </div>
    </Dialog>
  );
}
