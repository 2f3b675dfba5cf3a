import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Refusal } from '../ui/Alert';
import { data, Form, redirect, useNavigation } from 'react-router';
import { ProposedVacancies } from '../features/proposals/ProposedVacancies';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { LINK_HEADERS } from '../lib/guard';
import { pageMeta } from '../lib/meta';
import { Button, ButtonLink } from '../ui/Button';
import { OutcomePage } from '../ui/OutcomePage';
import type { Route } from './+types/proposals-unsubscribe';

const PATH = '/propuestas';

export const handle: PageHandle = { perVisitor: true, crumb: () => t`Propuestas de empleo` };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: t`Propuestas de empleo`, path: PATH, robots: 'noindex' });
}

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = tokenOf(request);
  const page = await context.proposals.find(token);
  return data({ token, page }, { status: page ? 200 : 410 });
}

/** Links in e-mails act when a button is pressed, not when they are opened: mail scanners open them. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = tokenOf(request);
  const form = await request.formData();
  const vacancy = form.get('vacante_id');
  const answer =
    typeof vacancy === 'string'
      ? await context.proposals.decline(token, vacancy)
      : await context.proposals.unsubscribe(token);
  if (answer.done) return redirect(`${PATH}?token=${encodeURIComponent(token)}`, 303);
  return data({ detail: answer.detail }, { status: answer.status });
}

export default function ProposalsUnsubscribe({
  loaderData: { token, page },
  actionData,
}: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const address = `${PATH}?token=${encodeURIComponent(token)}`;
  if (!page) {
    return (
      <OutcomePage
        title={t`Este enlace ya no sirve`}
        lead={t`Ya no guardamos tus datos, o el enlace está incompleto. Si te sigue llegando algún mensaje, responde a él y lo arreglamos.`}
      >
        <ButtonLink to="/carreras">
          <Trans>Ver las ofertas</Trans>
        </ButtonLink>
      </OutcomePage>
    );
  }
  if (!page.activas) {
    return (
      <OutcomePage
        title={t`Ya no te enviaremos propuestas`}
        lead={t`Hemos retirado tu permiso para avisarte de otras ofertas. No cambia nada de las candidaturas que tengas en marcha.`}
      >
        <p className="max-w-prose text-muted">
          <Trans>Si cambias de idea, puedes volver a darnos permiso desde tu portal cuando quieras.</Trans>
        </p>
        <ButtonLink to="/carreras" look="outline">
          <Trans>Ver las ofertas de ahora</Trans>
        </ButtonLink>
      </OutcomePage>
    );
  }
  return (
    <OutcomePage
      title={t`¿Quieres dejar de recibir propuestas?`}
      lead={t`Te escribimos, como mucho una vez cada 14 días, cuando una oferta encaja con lo que nos contaste.`}
    >
      <Refusal text={actionData?.detail} />
      <ProposedVacancies vacancies={page.propuestas} action={address} busy={busy} />
      <Form method="post" action={address}>
        <Button
          type="submit"
          look="signal"
          className="min-h-13 w-full text-lg sm:w-auto sm:px-8"
          disabled={busy}
        >
          <Trans>No quiero más propuestas</Trans>
        </Button>
      </Form>
    </OutcomePage>
  );
}
