import { Refusal } from '../ui/Alert';
import { data, Form, redirect, useNavigation } from 'react-router';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { EraseAtOnce } from '../features/keeping/EraseAtOnce';
import { LINK_HEADERS } from '../lib/guard';
import { longDay } from '../lib/dates';
import { pageMeta } from '../lib/meta';
import { Button, ButtonLink } from '../ui/Button';
import { OutcomePage } from '../ui/OutcomePage';
import { useKeptFocus } from '../ui/use-kept-focus';
import type { Route } from './+types/keep-data';

const PATH = '/conservar-datos';

export const handle: PageHandle = { perVisitor: true, crumb: () => 'Tus datos' };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: '¿Seguimos guardando tus datos?', path: PATH, robots: 'noindex' });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const done = query.get('hecho');
  if (done === 'guardados' || done === 'borrados') return data({ token: '', page: null, done });
  const token = query.get('token') ?? '';
  const page = await context.keeping.find(token);
  return data({ token, page, done: null }, { status: page ? 200 : 410 });
}

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
        title="Seguimos guardando tus datos"
        lead="Gracias por decírnoslo. Si pasa otra temporada larga sin noticias, te lo volveremos a preguntar."
      >
        <ButtonLink to="/carreras">Ver las ofertas de ahora</ButtonLink>
      </OutcomePage>
    );
  }
  if (done === 'borrados') {
    return (
      <OutcomePage
        title="Hemos borrado tus datos"
        lead="Te llegará un último correo que lo confirma; tu dirección se borra al enviarlo."
      >
        <ButtonLink to="/">Ir al inicio</ButtonLink>
      </OutcomePage>
    );
  }
  if (!page) {
    return (
      <OutcomePage
        title="Este enlace ya no sirve"
        lead="Ya nos dijiste qué hacer, has entrado en tu portal desde entonces o el enlace está incompleto."
      >
        <ButtonLink to="/portal-candidato">Ir a mi portal</ButtonLink>
      </OutcomePage>
    );
  }
  const hidden = page.estado === 'cuarentena';
  const address = `${PATH}?token=${encodeURIComponent(token)}`;
  return (
    <OutcomePage
      title="¿Seguimos guardando tus datos?"
      lead={
        hidden
          ? `Nadie puede ver ya tu perfil ni tus candidaturas. Si no nos dices nada, se borran para siempre el ${longDay(page.fecha)}.`
          : `Hace mucho que no hay ningún proceso abierto contigo. Si no nos dices nada, el ${longDay(page.fecha)} dejaremos de tener a la vista tu perfil y tus candidaturas, y después se borrarán.`
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
          {hidden ? 'Recuperar mis datos' : 'Seguir guardando mis datos'}
        </Button>
      </Form>
      <EraseAtOnce action={address} busy={busy} />
    </OutcomePage>
  );
}
