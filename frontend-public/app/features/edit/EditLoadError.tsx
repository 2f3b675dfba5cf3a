import { Button } from '../../ui/Button';
import { BackToPortal } from './EditHeader';

export function EditLoadError() {
  return (
    <div className="mx-auto max-w-2xl px-4 pt-8 pb-16 sm:px-6">
      <h1 className="text-2xl">Error al cargar los datos de tu candidatura</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        No hemos podido abrir tus datos. No se ha perdido nada: vuelve a intentarlo en un momento.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="signal" onClick={() => window.location.reload()}>
          Reintentar
        </Button>
        <BackToPortal />
      </div>
    </div>
  );
}
