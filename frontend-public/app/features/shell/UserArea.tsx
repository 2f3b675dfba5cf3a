import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ROLE_LABEL, type Role } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Button, ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { panelOf } from './menu';
import { signOut } from './sign-out-later';
import { StatusBadge } from './StatusBadge';

type Viewer = Schemas['SessionUser'];

/** An unknown role is shown as "Usuario". */
const roleLabel = (role: string) => (role in ROLE_LABEL ? ROLE_LABEL[role as Role] : t`Usuario`);

export function RoleBadge({ role }: { role: string }) {
  return (
    <span className="max-w-full shrink-0 truncate rounded-full border border-line-strong px-2.5 py-0.5 text-sm">
      {roleLabel(role)}
    </span>
  );
}

function UnreadCount({ count }: { count: number }) {
  return (
    <span className="badge tone-red min-w-6 rounded-full px-1.5 text-sm">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">
        <Trans>({count} sin leer)</Trans>
      </span>
    </span>
  );
}

interface UserAreaProps {
  viewer: Viewer | null;
  /** `bar`: in the menu bar. `sheet`: stacked in the mobile menu. */
  place: 'bar' | 'sheet';
}

/** The signed-in user with links to the panel and sign-out; for visitors, the sign-in link. */
export function UserArea({ viewer, place }: UserAreaProps) {
  const sheet = place === 'sheet';
  const width = sheet ? 'w-full' : '';
  if (!viewer) {
    return (
      <div className={`for-guests ${sheet ? 'grid gap-3' : 'flex items-center gap-3'}`}>
        <ButtonLink to="/carreras" look="outline" className={width}>
          <Trans>Carreras</Trans>
        </ButtonLink>
        <ButtonLink to="/login" look="ink" className={width}>
          <Trans>Iniciar sesión</Trans>
        </ButtonLink>
      </div>
    );
  }
  const panel = panelOf(viewer.role);
  // Only candidates have notifications.
  const unread = viewer.role === 'candidate' ? viewer.unread_notifications : 0;
  const role = <RoleBadge role={viewer.role} />;
  // In the bar something stands below the name: beside it, both would push the menu out. Staff have no status.
  const roleBelow = !sheet && viewer.role !== 'candidate';
  return (
    <div className={sheet ? 'grid gap-3' : 'flex min-w-0 items-center gap-2 2xl:gap-3'}>
      <div
        className={`flex min-w-0 gap-x-2 ${sheet ? 'flex-wrap items-center' : 'flex-col items-end whitespace-nowrap [&>.badge]:max-w-full [&>.badge]:overflow-hidden'}`}
      >
        <span className="flex max-w-full min-w-0 items-center gap-2">
          <SiteLink
            to="/mi-cuenta"
            className={`flex min-w-0 items-center gap-1.5 font-bold hover:underline ${sheet ? 'min-h-11' : 'min-h-7'}`}
          >
            <Icon name="user" />
            <bdi className="max-w-44 truncate">{viewer.display_name}</bdi>
            <span className="sr-only">
              {' '}
              <Trans>(mi cuenta)</Trans>
            </span>
          </SiteLink>
          {!roleBelow && role}
        </span>
        {roleBelow && role}
        <StatusBadge viewer={viewer} />
      </div>
      <ButtonLink to={panel.to} look="ink" className={`whitespace-nowrap ${width}`}>
        {panel.label}
        {unread > 0 && <UnreadCount count={unread} />}
      </ButtonLink>
      <Button look="outline" className={`whitespace-nowrap ${width}`} onClick={signOut}>
        {sheet ? t`Cerrar sesión` : t`Salir`}
      </Button>
    </div>
  );
}
