import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { Link } from 'react-router';
import { Badge } from '../../ui/Badge';
import { Button, buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { signOut } from '../auth/sign-out';

/** A router link, so that leaving with unsaved changes can be confirmed. */
export function BackToPortal({ onInk = false }: { onInk?: boolean }) {
  return (
    <Link
      to="/portal-candidato"
      className={buttonClass(onInk ? 'outlineOnInk' : 'outline', onInk ? 'px-3! sm:px-5!' : '')}
    >
      <Icon name="arrow-left" />
      <Trans>Volver al portal</Trans>
    </Link>
  );
}

export function EditHeader({ current }: { current: Schemas['PortalApplication'] | null }) {
  return (
    <div className="on-ink mt-3 bg-ink text-white">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-3 gap-y-3 px-4 py-4 sm:px-6">
        <BackToPortal onInk />
        {current && (
          // On a phone it is below the two buttons.
          <div className="order-last w-full sm:order-none sm:ms-auto sm:w-auto">
            <Badge tone={current.tone}>{current.estado_texto}</Badge>
          </div>
        )}
        <Button look="outlineOnInk" className="px-3! sm:px-5!" onClick={signOut}>
          <Trans>Cerrar sesión</Trans>
        </Button>
      </div>
    </div>
  );
}
