import { Button, ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { signOut } from '../auth/sign-out';

/** Fits three buttons into one row on a phone. */
const FIT = 'px-2! text-sm sm:px-5! sm:text-base';

export function PortalHeader() {
  return (
    <div className="on-ink bg-ink text-white">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
        <p className="flex items-center gap-3 text-lg font-bold">
          <img src="/logo.svg" alt="" width="36" height="36" className="rounded-md border border-ink-line" />
          Portal de Candidatos
        </p>
        <div className="flex flex-wrap gap-2 sm:gap-3">
          <ButtonLink to="/" look="outlineOnInk" className={FIT}>
            <Icon name="arrow-left" className="hidden size-5 sm:block" />
            Volver al Sitio
          </ButtonLink>
          <ButtonLink to="/mi-cuenta" look="outlineOnInk" className={FIT}>
            <Icon name="user" className="hidden size-5 sm:block" />
            Mi cuenta
          </ButtonLink>
          <Button look="outlineOnInk" className={FIT} onClick={signOut}>
            Cerrar Sesión
          </Button>
        </div>
      </div>
    </div>
  );
}
