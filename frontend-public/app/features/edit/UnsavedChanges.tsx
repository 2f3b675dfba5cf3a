import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <Dialog title={t`Tienes cambios sin guardar`} onClose={blocker.reset}>
      <p>
        <Trans>Si sales ahora, se perderá lo que has cambiado en tu perfil.</Trans>
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <Button onClick={blocker.reset}>
          <Trans>Seguir editando</Trans>
        </Button>
        <Button look="outline" onClick={blocker.proceed}>
          <Trans>Salir sin guardar</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
