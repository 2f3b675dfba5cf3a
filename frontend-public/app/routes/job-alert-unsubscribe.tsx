import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { actOnAlert, loadAlert } from '../features/alerts/alert-link';
import { LinkButton } from '../features/alerts/LinkButton';
import { SearchInWords } from '../features/alerts/SearchInWords';
import type { PageHandle } from '../features/shell/PageBreadcrumb';
import { LINK_HEADERS } from '../lib/guard';
import { pageMeta } from '../lib/meta';
import { ButtonLink } from '../ui/Button';
import { OutcomePage } from '../ui/OutcomePage';
import type { Route } from './+types/job-alert-unsubscribe';

export const handle: PageHandle = { perVisitor: true, crumb: () => t`Darme de baja` };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: t`Baja de alerta de empleo`, path: '/alertas/baja', robots: 'noindex' });
}

export const loader = ({ context, request }: Route.LoaderArgs) => loadAlert(context, request, 'baja');

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  return actOnAlert(context, request, form.get('accion') === 'reactivar' ? 'reactivar' : 'baja');
}

export default function UnsubscribeFromJobAlert({
  loaderData: { token, alert },
  actionData,
}: Route.ComponentProps) {
  const button = { path: '/alertas/baja', token, refusal: actionData?.detail };
  switch (alert?.estado) {
    case 'activa':
    case 'pendiente':
      return (
        <OutcomePage
          title={t`¿Quieres dejar de recibir esta alerta?`}
          lead={t`Te avisamos de las ofertas nuevas que encajan con esto:`}
        >
          <SearchInWords words={alert.criterios} />
          <LinkButton {...button} accion="baja" look="signal">
            <Trans>Darme de baja</Trans>
          </LinkButton>
        </OutcomePage>
      );
    case 'baja':
      return (
        <OutcomePage
          title={t`Ya no te enviaremos esta alerta`}
          lead={t`Te has dado de baja de los avisos sobre esto:`}
        >
          <SearchInWords words={alert.criterios} />
          <p className="max-w-prose text-muted">
            <Trans>Borraremos tu dirección dentro de 30 días. Hasta entonces puedes cambiar de idea.</Trans>
          </p>
          <div className="flex flex-wrap items-end gap-3">
            <LinkButton {...button} accion="reactivar" look="outline">
              <Trans>Volver a activar la alerta</Trans>
            </LinkButton>
            <ButtonLink to={alert.listado} look="quiet" className="min-h-13">
              <Trans>Ver las ofertas de ahora</Trans>
            </ButtonLink>
          </div>
        </OutcomePage>
      );
    case undefined:
      return (
        <OutcomePage
          title={t`Esta alerta ya no existe`}
          lead={t`No te enviaremos nada con ella. Si te sigue llegando algún mensaje, responde a él y lo arreglamos.`}
        >
          <ButtonLink to="/carreras">
            <Trans>Ver las ofertas</Trans>
          </ButtonLink>
        </OutcomePage>
      );
  }
}
