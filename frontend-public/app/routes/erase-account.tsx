import { Refusal } from '../ui/Alert';
import { useEffect } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { GoesAndStays } from '../features/my-data/GoesAndStays';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { LINK_HEADERS } from '../lib/guard';
import { pageMeta } from '../lib/meta';
import { forgetAll } from '../lib/session-store';
import { Button, ButtonLink } from '../ui/Button';
import { useKeptFocus } from '../ui/use-kept-focus';
import type { Route } from './+types/erase-account';

const PATH = '/borrar-cuenta';

export const handle: PageHandle = { perVisitor: true, crumb: () => 'Borrar mi cuenta' };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Borrar mi cuenta', path: PATH, robots: 'noindex' });
}

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = tokenOf(request);
  const state = await context.erasure.find(token);
  return data({ token, state }, { status: state === 'caducado' ? 410 : 200 });
}

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
          <h1 className="text-2xl">¿Borramos tu cuenta?</h1>
          <p className="mt-3 max-w-prose text-lg text-muted">
            Es el último paso y no se puede deshacer: después no podremos recuperar nada.
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
                {busy ? 'Borrando...' : 'Borrar mi cuenta y mis datos'}
              </Button>
              <ButtonLink to="/portal-candidato?tab=datos" look="outline" className="min-h-13">
                No borrar nada
              </ButtonLink>
            </div>
          </Form>
        </>
      )}
      {state === 'hecho' && <Erased />}
      {state === 'caducado' && (
        <>
          <h1 className="text-2xl">Este enlace ya no sirve</h1>
          <p className="mt-3 max-w-prose text-lg text-muted">
            Ha caducado, se ha cancelado la petición o hay otra más nueva. No se ha borrado nada con él. Para
            borrar tu cuenta, pídelo otra vez en «Mis datos».
          </p>
          <ButtonLink to="/portal-candidato?tab=datos" className="mt-6">
            Ir a Mis datos
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
      <h1 className="text-2xl">Tu cuenta se ha borrado</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">
        Hemos borrado tus datos y tus archivos. Te llegará un último correo que lo confirma; tu dirección se
        borra al enviarlo. Gracias por el tiempo que nos has dedicado.
      </p>
      <ButtonLink to="/" className="mt-6">
        Ir al inicio
      </ButtonLink>
    </>
  );
}
