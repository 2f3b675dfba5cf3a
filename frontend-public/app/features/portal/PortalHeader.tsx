import { Button, ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { signOut } from '../auth/sign-out';

export function PortalHeader() {
  return (
    <div className="on-ink bg-ink text-white">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
        <p className="flex items-center gap-3 text-lg font-bold">
          <img src="/logo.svg" alt="" width="36" height="36" className="rounded-md border border-ink-line" />
          Portal de Candidatos
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/" look="outlineOnInk" className="px-3 sm:px-5">
            <Icon name="arrow-left" />
            Volver al Sitio
          </ButtonLink>
          <ButtonLink to="/mi-cuenta" look="outlineOnInk" className="px-3 sm:px-5">
            <Icon name="user" />
            Mi cuenta
          </ButtonLink>
          <Button look="outlineOnInk" className="px-3 sm:px-5" onClick={signOut}>
            Cerrar Sesión
          </Button>
        </div>
      </div>
    </div>
  );
}
