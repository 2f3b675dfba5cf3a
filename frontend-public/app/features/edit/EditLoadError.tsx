import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button';
import { BackToPortal } from './EditHeader';

export function EditLoadError() {
  return (
    <div className="mx-auto max-w-2xl px-4 pt-8 pb-16 sm:px-6">
      <h1 className="text-2xl">
        <Trans>Error al cargar los datos de tu candidatura</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        <Trans>
          No hemos podido abrir tus datos. No se ha perdido nada: vuelve a intentarlo en un momento.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="signal" onClick={() => window.location.reload()}>
          <Trans>Reintentar</Trans>
        </Button>
        <BackToPortal />
      </div>
    </div>
  );
}
