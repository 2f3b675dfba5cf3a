import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Refusal } from '../ui/Alert';
import { useEffect } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { GoesAndStays } from '../features/my-data/GoesAndStays';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { readAlsoAfterRefusal } from '../lib/after-refusal';
import { LINK_HEADERS } from '../lib/guard';
import { pageMeta } from '../lib/meta';
import { forgetAll } from '../lib/session-store';
import { Button, ButtonLink } from '../ui/Button';
import { useKeptFocus } from '../ui/use-kept-focus';
import type { Route } from './+types/erase-account';

const PATH = '/borrar-cuenta';

export const handle: PageHandle = { perVisitor: true, crumb: () => t`Borrar mi cuenta` };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: t`Borrar mi cuenta`, path: PATH, robots: 'noindex' });
}

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = tokenOf(request);
  const state = await context.erasure.find(token);
  return data({ token, state }, { status: state === 'caducado' ? 410 : 200 });
}

export const shouldRevalidate = readAlsoAfterRefusal;

/** Links in e-mails act when a button is pressed, not when they are opened: mail scanners open them. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = tokenOf(request);
  const answer = await context.erasure.confirm(token);
  if (answer.done) return redirect(`${PATH}?token=${encodeURIComponent(token)}`, 303);
  return data({ detail: answer.detail }, { status: answer.status });
}

export default function EraseAccount({ loaderData: { token, state }, actionData }: Route.ComponentProps) {
  useKeptFocus();
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="mx-auto max-w-2xl px-4 pt-4 pb-16 sm:px-6">
      {state === 'pendiente' && (
        <>
          <h1 className="text-2xl">
            <Trans>¿Borramos tu cuenta?</Trans>
          </h1>
          <p className="mt-3 max-w-prose text-lg text-muted">
            <Trans>Es el último paso y no se puede deshacer: después no podremos recuperar nada.</Trans>
          </p>
          <div className="mt-6">
            <GoesAndStays heading="h2" />
          </div>
          <Form
            method="post"
            action={`${PATH}?token=${encodeURIComponent(token)}`}
            className="mt-8 space-y-5"
          >
            <Refusal text={actionData?.detail} />
            <div className="flex flex-col gap-3 sm:flex-row">
              <Button type="submit" className="min-h-13 bg-danger! text-lg hover:bg-ink!" disabled={busy}>
                {busy ? t`Borrando...` : t`Borrar mi cuenta y mis datos`}
              </Button>
              <ButtonLink to="/portal-candidato?tab=datos" look="outline" className="min-h-13">
                <Trans>No borrar nada</Trans>
              </ButtonLink>
            </div>
          </Form>
        </>
      )}
      {state === 'hecho' && <Erased />}
      {state === 'caducado' && (
        <>
          <h1 className="text-2xl">
            <Trans>Este enlace ya no sirve</Trans>
          </h1>
          <p className="mt-3 max-w-prose text-lg text-muted">
            <Trans>
              Ha caducado, se ha cancelado la petición o hay otra más nueva. No se ha borrado nada con él.
              Para borrar tu cuenta, pídelo otra vez en «Mis datos».
            </Trans>
          </p>
          <ButtonLink to="/portal-candidato?tab=datos" className="mt-6">
            <Trans>Ir a Mis datos</Trans>
          </ButtonLink>
        </>
      )}
    </div>
  );
}

function Erased() {
  // Removes this browser's form data too.
  useEffect(() => forgetAll(), []);
  return (
    <>
      <h1 className="text-2xl">
        <Trans>Tu cuenta se ha borrado</Trans>
      </h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        <Trans>
          Hemos borrado tus datos y tus archivos. Te llegará un último correo que lo confirma; tu dirección se
          borra al enviarlo. Gracias por el tiempo que nos has dedicado.
        </Trans>
      </p>
      <ButtonLink to="/" className="mt-6">
        <Trans>Ir al inicio</Trans>
      </ButtonLink>
    </>
  );
}
