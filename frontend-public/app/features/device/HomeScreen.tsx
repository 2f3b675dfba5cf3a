import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { useHydrated } from '../../ui/use-hydrated';
import { isApple, isInstalled } from './register-worker';

/** Chromium's offer to install the page. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** How the portal gets to the phone's home screen: by a button where the browser has an offer, otherwise in words. */
export function HomeScreen() {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  const [installed, setInstalled] = useState(false);
  const hydrated = useHydrated();

  useEffect(() => {
    const onOffer = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const onInstalled = () => setInstalled(true);
    addEventListener('beforeinstallprompt', onOffer);
    addEventListener('appinstalled', onInstalled);
    return () => {
      removeEventListener('beforeinstallprompt', onOffer);
      removeEventListener('appinstalled', onInstalled);
    };
  }, []);

  if (installed || (hydrated && isInstalled())) return null;
  if (offer) {
    // An offer may be used once.
    const install = () => void offer.prompt().finally(() => setOffer(null));
    return (
      <Button look="outline" onClick={install}>
        <Trans>Añadir el portal a la pantalla de inicio</Trans>
      </Button>
    );
  }
  return (
    <p className="text-muted">
      {hydrated && isApple() ? (
        <Trans>
          Para tener el portal a mano en tu iPhone, toca Compartir y «Añadir a pantalla de inicio».
        </Trans>
      ) : (
        <Trans>
          Para tener el portal a mano, abre el menú del navegador de tu móvil y elige «Añadir a pantalla de
          inicio».
        </Trans>
      )}
    </p>
  );
}
