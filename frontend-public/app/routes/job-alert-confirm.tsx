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
import { SiteLink } from '../ui/SiteLink';
import type { Route } from './+types/job-alert-confirm';

export const handle: PageHandle = { perVisitor: true, crumb: () => t`Confirmar` };

export const headers = () => LINK_HEADERS;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: t`Confirmar alerta de empleo`,
    path: '/alertas/confirmar',
    robots: 'noindex',
  });
}

export const loader = ({ context, request }: Route.LoaderArgs) => loadAlert(context, request, 'confirmar');

export const action = ({ context, request }: Route.ActionArgs) => actOnAlert(context, request, 'confirmar');

export default function ConfirmJobAlert({ loaderData: { token, alert }, actionData }: Route.ComponentProps) {
  switch (alert?.estado) {
    case 'pendiente':
      return (
        <OutcomePage
          title={t`Confirma tu alerta de empleo`}
          lead={t`Te avisaremos, como mucho una vez al día, de las ofertas nuevas que encajen con esto:`}
        >
          <SearchInWords words={alert.criterios} />
          <LinkButton
            path="/alertas/confirmar"
            token={token}
            accion="confirmar"
            look="signal"
            refusal={actionData?.detail}
          >
            <Trans>Confirmar mi alerta</Trans>
          </LinkButton>
        </OutcomePage>
      );
    case 'activa':
      return (
        <OutcomePage
          title={t`Tu alerta está activa`}
          lead={t`Te escribiremos por la mañana los días que haya ofertas nuevas que encajen con esto:`}
        >
          <SearchInWords words={alert.criterios} />
          <p className="max-w-prose text-muted">
            <Trans>
              Cada mensaje lleva un enlace para darte de baja. ¿No era esto lo que querías?{' '}
              <SiteLink to={alert.baja} className="text-link underline">
                Darte de baja ahora
              </SiteLink>
              .
            </Trans>
          </p>
          <ButtonLink to={alert.listado}>
            <Trans>Ver las ofertas de ahora</Trans>
          </ButtonLink>
        </OutcomePage>
      );
    case 'baja':
      return (
        <OutcomePage
          title={t`Te diste de baja de esta alerta`}
          lead={t`No te enviamos ofertas con ella. Si quieres volver a recibirlas, pide una alerta nueva debajo de la lista.`}
        >
          <ButtonLink to={alert.listado}>
            <Trans>Ver las ofertas de ahora</Trans>
          </ButtonLink>
        </OutcomePage>
      );
    case undefined:
      return (
        <OutcomePage
          title={t`Este enlace ya no sirve`}
          lead={t`Los enlaces caducan a las 72 horas, y entonces borramos la dirección. Pide la alerta otra vez debajo de la lista de ofertas.`}
        >
          <ButtonLink to="/carreras">
            <Trans>Ver las ofertas</Trans>
          </ButtonLink>
        </OutcomePage>
      );
  }
}
