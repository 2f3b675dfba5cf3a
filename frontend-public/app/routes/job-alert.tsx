import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { criteriaOf, sentPath, wasSent } from '../features/alerts/alert-address';
import { AlertForm } from '../features/alerts/AlertForm';
import { firstOf, type Outcome } from '../features/alerts/outcome';
import { SearchInWords } from '../features/alerts/SearchInWords';
import { pagePath } from '../features/careers/search-params';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { OFFLINE } from '../lib/offline';
import { pageMeta } from '../lib/meta';
import { ButtonLink } from '../ui/Button';
import { OutcomePage } from '../ui/OutcomePage';
import { SiteLink } from '../ui/SiteLink';
import type { Route } from './+types/job-alert';

export const handle: PageHandle = { crumb: () => t`Alertas de empleo` };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: t`Alertas de empleo`, path: '/alertas', robots: 'noindex' });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const search = criteriaOf(params);
  return { search, words: await context.alerts.words(search), sent: wasSent(params) };
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

export async function action({ context, request }: Route.ActionArgs) {
  const search = criteriaOf(new URL(request.url).searchParams);
  const form = await request.formData();
  const email = textOf(form.get('email'));
  const aviso_version = textOf(form.get('aviso_version'));
  const answer = await context.alerts.subscribe({ email, criterios: search, aviso_version });
  if (answer.done) return redirect(sentPath(search), 303);
  const { status, detail } = answer;
  const outcome: Outcome = { status, detail, errors: firstOf(answer.errors), email, round: 1 };
  return data(outcome, { status });
}

/** A lost connection keeps the input. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const round = Date.now();
  const typed = request.clone();
  try {
    const outcome = await serverAction();
    return data({ ...outcome, round }, { status: outcome.status });
  } catch (error) {
    if (error instanceof Response) throw error;
    const email = textOf((await typed.formData()).get('email'));
    const outcome: Outcome = { status: 503, detail: OFFLINE(), errors: {}, email, round };
    return data(outcome, { status: outcome.status });
  }
}

export default function JobAlert({ loaderData: { search, words, sent }, actionData }: Route.ComponentProps) {
  const list = pagePath(search);
  if (sent) {
    return (
      <OutcomePage
        title={t`Te hemos enviado un correo para confirmar`}
        lead={t`Ábrelo y pulsa «Confirmar mi alerta». A partir de entonces te avisaremos de:`}
      >
        <SearchInWords words={words} />
        <p className="max-w-prose text-muted">
          <Trans>
            ¿No llega en unos minutos? Mira en el correo no deseado y comprueba que has escrito bien la
            dirección. Enviamos como mucho cinco correos de confirmación al día a la misma. El enlace caduca
            en 72 horas.
          </Trans>
        </p>
        <ButtonLink to={list}>
          <Trans>Volver a las ofertas</Trans>
        </ButtonLink>
      </OutcomePage>
    );
  }
  return (
    <OutcomePage
      title={t`Avísame de nuevas ofertas`}
      lead={t`Te escribimos cuando se publique una oferta que encaje, como mucho una vez al día. Esto es lo que buscas:`}
    >
      <SearchInWords words={words} />
      <p>
        <SiteLink to={list} className="inline-flex min-h-11 items-center text-link underline">
          {words.length === 0 ? t`Elegir filtros en la lista de ofertas` : t`Editar los filtros`}
        </SiteLink>
      </p>
      <AlertForm search={search} look="signal" outcome={actionData} />
    </OutcomePage>
  );
}
