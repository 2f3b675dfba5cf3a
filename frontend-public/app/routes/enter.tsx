import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EnterByLink, ExpiredSignInLink } from '../features/auth/EnterByLink';
import { LINK_HEADERS } from '../lib/guard';
import { safeNext } from '../lib/next-path';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { pageMeta } from '../lib/meta';
import type { Route } from './+types/enter';

/** The URL contains a secret: it must not be sent as referrer. */
export const handle: PageHandle = { perVisitor: true };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: t`Entrar en tu cuenta`, path: '/entrar', robots: 'noindex' });
}

export function loader({ request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  return { token: params.get('token'), next: safeNext(params.get('next')) };
}

export default function EnterByLinkPage({ loaderData: { token, next } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-lg px-4 pt-4 pb-16 sm:px-6">
      <h1 className="text-2xl">
        <Trans>Entra en tu cuenta</Trans>
      </h1>
      <div className="mt-6">
        {token ? <EnterByLink token={token} next={next} /> : <ExpiredSignInLink next={next} />}
      </div>
    </div>
  );
}
