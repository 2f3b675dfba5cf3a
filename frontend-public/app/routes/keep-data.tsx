import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Refusal } from '../ui/Alert';
import { data, Form, redirect, useNavigation } from 'react-router';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { EraseAtOnce } from '../features/keeping/EraseAtOnce';
import { readAlsoAfterRefusal } from '../lib/after-refusal';
import { LINK_HEADERS } from '../lib/guard';
import { longDay } from '../lib/dates';
import { pageMeta } from '../lib/meta';
import { Button, ButtonLink } from '../ui/Button';
import { OutcomePage } from '../ui/OutcomePage';
import { useKeptFocus } from '../ui/use-kept-focus';
import type { Route } from './+types/keep-data';

const PATH = '/conservar-datos';

export const handle: PageHandle = { perVisitor: true, crumb: () => t`Tus datos` };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: t`¿Seguimos guardando tus datos?`, path: PATH, robots: 'noindex' });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const done = query.get('hecho');
  if (done === 'guardados' || done === 'borrados') return data({ token: '', page: null, done });
  const token = query.get('token') ?? '';
  const page = await context.keeping.find(token);
  return data({ token, page, done: null }, { status: page ? 200 : 410 });
}

export const shouldRevalidate = readAlsoAfterRefusal;

/** Links in e-mails act when a button is pressed, not when they are opened: mail scanners open them. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const erase = (await request.formData()).get('accion') === 'borrar';
  const answer = erase ? await context.keeping.erase(token) : await context.keeping.renew(token);
  // Without the key, which is used up.
  if (answer.done) return redirect(`${PATH}?hecho=${erase ? 'borrados' : 'guardados'}`, 303);
  return data({ detail: answer.detail }, { status: answer.status });
}

export default function KeepData({ loaderData: { token, page, done }, actionData }: Route.ComponentProps) {
  useKeptFocus();
  const busy = useNavigation().state !== 'idle';
  if (done === 'guardados') {
    return (
      <OutcomePage
        title={t`Seguimos guardando tus datos`}
        lead={t`Gracias por decírnoslo. Si pasa otra temporada larga sin noticias, te lo volveremos a preguntar.`}
      >
        <ButtonLink to="/carreras">
          <Trans>Ver las ofertas de ahora</Trans>
        </ButtonLink>
      </OutcomePage>
    );
  }
  if (done === 'borrados') {
    return (
      <OutcomePage
        title={t`Hemos borrado tus datos`}
        lead={t`Te llegará un último correo que lo confirma; tu dirección se borra al enviarlo.`}
      >
        <ButtonLink to="/">
          <Trans>Ir al inicio</Trans>
        </ButtonLink>
      </OutcomePage>
    );
  }
  if (!page) {
    return (
      <OutcomePage
        title={t`Este enlace ya no sirve`}
        lead={t`Ya nos dijiste qué hacer, has entrado en tu portal desde entonces o el enlace está incompleto.`}
      >
        <ButtonLink to="/portal-candidato">
          <Trans>Ir a mi portal</Trans>
        </ButtonLink>
      </OutcomePage>
    );
  }
  const hidden = page.estado === 'cuarentena';
  const address = `${PATH}?token=${encodeURIComponent(token)}`;
  return (
    <OutcomePage
      title={t`¿Seguimos guardando tus datos?`}
      lead={
        hidden
          ? t`Nadie puede ver ya tu perfil ni tus candidaturas. Si no nos dices nada, se borran para siempre el ${longDay(page.fecha)}.`
          : t`Hace mucho que no hay ningún proceso abierto contigo. Si no nos dices nada, el ${longDay(page.fecha)} dejaremos de tener a la vista tu perfil y tus candidaturas, y después se borrarán.`
      }
    >
      <Refusal text={actionData?.detail} />
      <Form method="post" action={address}>
        <Button
          type="submit"
          name="accion"
          value="conservar"
          look="signal"
          className="min-h-13 w-full text-lg sm:w-auto sm:px-8"
          disabled={busy}
        >
          {hidden ? t`Recuperar mis datos` : t`Seguir guardando mis datos`}
        </Button>
      </Form>
      <EraseAtOnce action={address} busy={busy} />
    </OutcomePage>
  );
}
