import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useViewer } from '../../lib/viewer';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { signOut } from './sign-out-later';

/** The portal's own header, in place of the site's. */
export function PortalBar() {
  return (
    <div className="on-ink bg-ink text-white">
      <div className="mx-auto flex min-h-16 max-w-7xl items-center justify-between gap-4 px-4 sm:px-6">
        <p className="flex items-center gap-3 leading-tight font-bold min-[24rem]:text-lg">
          <img src="/logo.svg" alt="" width="36" height="36" className="rounded-md border border-ink-line" />
          <Trans>Portal de candidaturas</Trans>
        </p>
        <nav aria-label={t`Principal`}>
          <div className="hidden items-center gap-3 lg:flex">
            <Links />
          </div>
          <details name="menu" className="lg:hidden">
            <summary className="inline-flex min-h-11 items-center gap-2 rounded-md border border-ink-line px-3 font-bold">
              <Icon name="menu" className="size-6" />
              <Trans>Menú</Trans>
            </summary>
            <div className="absolute inset-x-0 top-full z-40 grid gap-3 border-t border-ink-line bg-ink px-4 py-4 shadow-high">
              <Links />
            </div>
          </details>
        </nav>
      </div>
    </div>
  );
}

function Links() {
  const unread = useViewer()?.unread_notifications ?? 0;
  return (
    <>
      {unread > 0 && (
        <span>
          <Badge tone="red">
            <Trans>Nuevas notificaciones</Trans>
          </Badge>
        </span>
      )}
      <ButtonLink to="/" look="outlineOnInk">
        <Trans>Volver al sitio</Trans>
      </ButtonLink>
      <ButtonLink to="/mi-cuenta" look="outlineOnInk">
        <Trans>Mi cuenta</Trans>
      </ButtonLink>
      <Button look="outlineOnInk" onClick={signOut}>
        <Trans>Cerrar sesión</Trans>
      </Button>
    </>
  );
}
