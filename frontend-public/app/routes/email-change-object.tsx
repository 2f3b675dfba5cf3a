import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ObjectToEmailChange, ExpiredObjection } from '../features/account/ObjectToEmailChange';
import { LINK_HEADERS } from '../lib/guard';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { pageMeta } from '../lib/meta';
import type { Route } from './+types/email-change-object';

/** The URL contains a secret: it must not be sent as referrer. */
export const handle: PageHandle = { perVisitor: true, noTrail: true };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: t`No he sido yo`, path: '/cambio-email/rechazar', robots: 'noindex' });
}

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') };
}

export default function ObjectToEmailChangePage({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-lg px-4 pt-4 pb-16 sm:px-6">
      <h1 className="text-2xl">
        <Trans>¿No has pedido cambiar tu correo?</Trans>
      </h1>
      <div className="mt-6">{token ? <ObjectToEmailChange token={token} /> : <ExpiredObjection />}</div>
    </div>
  );
}
