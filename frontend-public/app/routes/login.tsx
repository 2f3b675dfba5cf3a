import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { data, redirectDocument } from 'react-router';
import { textsOf } from '../lib/form-texts';
import { InYourPortal } from '../features/auth/InYourPortal';
import { LoginForm } from '../features/auth/LoginForm';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { pageMeta } from '../lib/meta';
import { PRIVATE_HEADERS } from '../lib/guard';
import { safeNext } from '../lib/next-path';
import { ServerOnly } from '../lib/ServerOnly';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Tabs } from '../ui/Tabs';
import type { Route } from './+types/login';

type TabId = 'login' | 'registro';

export const handle: PageHandle = { perVisitor: true };

export const headers = () => PRIVATE_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: t`Acceso al sistema`,
    description: t`Inicia sesión o crea tu cuenta para presentarte.`,
    path: '/login',
    robots: 'noindex',
  });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const next = safeNext(params.get('next'));
  if (context.viewer) {
    const target = next ?? context.viewer.home;
    // A page's words come with its document, and the back office is another app.
    throw redirectDocument(target);
  }
  const tab: TabId = params.get('tab') === 'registro' ? 'registro' : 'login';
  if (tab === 'registro')
    return {
      next,
      tab,
      notice: await context.notice('registro'),
      providers: [],
      refusal: null,
      owesCode: false,
    };
  const { providers, refusal } = await context.signInProviders(params.get('acceso'));
  return { next, tab, notice: null, providers, refusal, owesCode: params.get('paso') === 'codigo' };
}

const NO_SECOND_STEP = () =>
  t`Tu cuenta pide además un código de verificación, y ese paso necesita JavaScript: actívalo en tu navegador y vuelve a entrar.`;

/** For browsers without scripts. With scripts the form is sent to the API instead. */
export async function action({ context, request }: Route.ActionArgs) {
  const fields = textsOf(await request.formData());
  const answer = await context.signIn(fields);
  if (answer.done) {
    const next = safeNext(new URL(request.url).searchParams.get('next'));
    return redirectDocument(next ?? answer.home, 303);
  }
  const { status, code, detail, errors } = answer;
  const [wrong = detail] = Object.values(errors).flat();
  const refusal = code === 'second_factor_required' ? NO_SECOND_STEP() : wrong;
  return data({ refusal, email: fields.email ?? '' }, { status });
}

const RegisterForm = lazy(async () => ({
  default: (await import('../features/auth/RegisterForm')).RegisterForm,
}));

/** The tab's URL, which keeps the page that was requested first. */
function tabPath(tab: TabId, next: string | null): string {
  const params = new URLSearchParams();
  if (tab === 'registro') params.set('tab', tab);
  if (next) params.set('next', next);
  const query = params.toString();
  return query === '' ? '/login' : `/login?${query}`;
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { next, tab, notice, providers, owesCode } = loaderData;
  const [email, setEmail] = useState(actionData?.email ?? '');
  const loginPath = tabPath('login', next);
  const forApplication = next?.startsWith('/completar-candidatura') ?? false;
  return (
    <div className="mx-auto max-w-lg px-4 pt-4 pb-16 sm:px-6 lg:max-w-5xl">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">
          <Trans>Acceso al sistema</Trans>
        </h1>
        <ButtonLink to="/" look="outline">
          <Icon name="arrow-left" />
          <Trans>Volver al sitio</Trans>
        </ButtonLink>
      </div>
      {forApplication && (
        <p className="mt-3 text-muted">
          <Trans>Para presentar tu candidatura necesitas una cuenta. Al entrar seguirás donde estabas.</Trans>
        </p>
      )}
      <div className="mt-6 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_22rem]">
        <Tabs<TabId>
          label={t`Acceso`}
          current={tab}
          tabs={[
            { id: 'login', label: t`Iniciar sesión`, to: loginPath },
            { id: 'registro', label: t`Crear cuenta`, to: tabPath('registro', next) },
          ]}
        >
          {tab === 'login' ? (
            <section aria-labelledby="login-titulo">
              <h2 id="login-titulo" className="sr-only">
                <Trans>Iniciar sesión</Trans>
              </h2>
              <LoginForm
                next={next}
                email={email}
                onEmail={setEmail}
                refusal={actionData?.refusal ?? loaderData.refusal}
                providers={providers}
                owesCode={owesCode}
              />
            </section>
          ) : (
            <section aria-labelledby="registro-titulo" className="space-y-5">
              <h2 id="registro-titulo" className="sr-only">
                <Trans>Crear cuenta</Trans>
              </h2>
              <Suspense fallback={null}>
                {notice && <RegisterForm {...{ next, loginPath, notice, email }} onEmail={setEmail} />}
              </Suspense>
            </section>
          )}
        </Tabs>
        {/* Beside the form on wide screens, below it on phones. */}
        <aside className="lg:pt-18">
          <ServerOnly>{import.meta.env.SSR && <InYourPortal />}</ServerOnly>
        </aside>
      </div>
      <noscript>
        <p className="mt-6 font-bold text-danger">
          {tab === 'login'
            ? t`Sin JavaScript solo puedes entrar con tu correo y tu contraseña.`
            : t`Para crear tu cuenta hace falta JavaScript activado.`}
        </p>
      </noscript>
    </div>
  );
}
