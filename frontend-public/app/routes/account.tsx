import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NeedsScripts } from '../ui/NeedsScripts';
import { useRevalidator } from 'react-router';
import { EmailSection } from '../features/account/EmailSection';
import { LanguageSection } from '../features/account/LanguageSection';
import { PasskeysSection } from '../features/account/PasskeysSection';
import { PasswordSection } from '../features/account/PasswordSection';
import { SessionsSection } from '../features/account/SessionsSection';
import { TwoFactorSection } from '../features/account/TwoFactorSection';
import { VerifyEmailBanner } from '../features/auth/VerifyEmailBanner';
import { PushSection } from '../features/device/PushSection';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { PRIVATE_HEADERS, requireViewer } from '../lib/guard';
import { pageMeta } from '../lib/meta';
import { Alert } from '../ui/Alert';
import { useKeptFocus } from '../ui/use-kept-focus';
import type { Route } from './+types/account';

export const handle: PageHandle = { perVisitor: true };

export const headers = () => PRIVATE_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: t`Mi cuenta`, path: '/mi-cuenta', robots: 'noindex' });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  // Staff have their own notices in the internal area.
  const push = viewer.role === 'candidate' ? await context.push() : null;
  return { viewer, account: await context.account(), passkeys: await context.passkeys(), push };
}

export default function Account({ loaderData: { viewer, account, passkeys, push } }: Route.ComponentProps) {
  useKeptFocus();
  const { revalidate } = useRevalidator();
  const onChanged = () => void revalidate();
  const due = viewer.second_factor_setup;
  return (
    <div className="mx-auto max-w-3xl space-y-6 px-4 pt-4 pb-16 sm:px-6">
      <h1 className="text-2xl">
        <Trans>Mi cuenta</Trans>
      </h1>
      <NeedsScripts what={t`cambiar algo de tu cuenta`} />
      <VerifyEmailBanner viewer={viewer} />
      {due && (
        <Alert look="warning" title={t`Antes de seguir, activa la verificación en dos pasos`}>
          <p>
            <Trans>
              La empresa la exige a todo su personal. Hasta que la actives no podrás abrir el área interna.
              Necesitas una aplicación de verificación en tu móvil y tardarás unos dos minutos.
            </Trans>
          </p>
        </Alert>
      )}
      {/* While the second factor is due, other requests fail; without a password it cannot be set up. */}
      {!due && <EmailSection account={account} onChanged={onChanged} />}
      {!due && <LanguageSection idioma={account.idioma} onChanged={onChanged} />}
      {!(due && account.has_password) && (
        <PasswordSection
          email={account.email}
          hasPassword={account.has_password}
          rules={account.password_rules}
          onChanged={onChanged}
        />
      )}
      <TwoFactorSection account={account} onChanged={onChanged} />
      {!due && (
        <PasskeysSection passkeys={passkeys} emailVerified={account.email_verified} onChanged={onChanged} />
      )}
      {viewer.role !== 'candidate' && account.two_factor && (
        <p>
          <a href={viewer.home} className="inline-flex min-h-11 items-center text-link underline">
            <Trans>Ir al área interna</Trans>
          </a>
        </p>
      )}
      {push && <PushSection subscriptions={push.suscripciones} onChanged={onChanged} />}
      {!due && <SessionsSection sessions={account.sessions} onChanged={onChanged} />}
    </div>
  );
}
