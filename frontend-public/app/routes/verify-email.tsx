import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ExpiredVerification } from '../features/auth/ExpiredVerification';
import { VerifyEmail } from '../features/auth/VerifyEmail';
import { LINK_HEADERS } from '../lib/guard';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { pageMeta } from '../lib/meta';
import { OutcomePage } from '../ui/OutcomePage';
import type { Route } from './+types/verify-email';

/** The URL contains a secret: it must not be sent as referrer. */
export const handle: PageHandle = { perVisitor: true };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: t`Verificar correo`, path: '/verificar', robots: 'noindex' });
}

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') };
}

export default function VerifyEmailPage({ loaderData: { token } }: Route.ComponentProps) {
  const [verified, setVerified] = useState(false);
  return (
    <OutcomePage title={verified ? t`Correo verificado` : t`Verifica tu correo`}>
      {token ? <VerifyEmail token={token} onVerified={() => setVerified(true)} /> : <ExpiredVerification />}
    </OutcomePage>
  );
}
