import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

/**
 * Asks before input is lost: with a dialog where a link of the page is followed, otherwise with the browser's own.
 * Other pages are documents of their own, as everywhere on the site.
 */
export function UnsavedChanges({ dirty }: { dirty: boolean }) {
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  const to = blocker.state === 'blocked' ? blocker.location.pathname + blocker.location.search : null;
  const leave = useCallback(() => {
    if (to === null) return;
    leaving.current = true;
    // With the prefix of its language already.
    window.location.assign(to);
  }, [to]);

  useEffect(() => {
    if (!dirty) return leave();
    const ask = (event: BeforeUnloadEvent) => {
      if (!leaving.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, leave]);

  if (blocker.state !== 'blocked' || !dirty) return null;
  return (
    <Dialog title={t`Tienes cambios sin guardar`} onClose={blocker.reset}>
      <p>
        <Trans>Si sales ahora, se perderá lo que has cambiado en tu perfil.</Trans>
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <Button onClick={blocker.reset}>
          <Trans>Seguir editando</Trans>
        </Button>
        <Button look="outline" onClick={leave}>
          <Trans>Salir sin guardar</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
