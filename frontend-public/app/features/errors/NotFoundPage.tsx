import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { ErrorPage } from './ErrorPage';
import { BackButton, ReloadButton } from './HelpButtons';

/** Frequently visited pages. */
const POPULAR = () => [
  { to: '/servicios', label: t`Servicios`, text: t`Todo lo que hacemos con tu vehículo` },
  {
    to: '/traslados-rodados-conductor-barcelona',
    label: t`Traslados con conductor`,
    text: t`Tu coche, rodando, desde Barcelona o hasta aquí`,
  },
  {
    to: '/servicios/gestion-flotas',
    label: t`Gestión de flotas`,
    text: t`Citas, traslados y papeles de tus vehículos`,
  },
  { to: '/carreras', label: t`Carreras`, text: t`Ofertas de empleo y candidatura espontánea` },
  { to: '/portal-candidato', label: t`Mi portal`, text: t`Tus candidaturas, tus entrevistas y tus mensajes` },
  { to: '/contacto', label: t`Contacto`, text: t`Escríbenos, llámanos o pide un presupuesto` },
  { to: '/empresa', label: t`Empresa`, text: t`Quiénes somos y dónde estamos` },
];

export function NotFoundPage() {
  return (
    <ErrorPage
      code="404"
      title={t`Página no encontrada`}
      text={t`Lo sentimos, la página que buscas no existe o ha sido movida.`}
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">
          <Trans>Ir al inicio</Trans>
        </ButtonLink>
        <BackButton />
      </div>
      <h2 className="mt-12 text-xl">
        <Trans>Páginas populares</Trans>
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {POPULAR().map(({ to, label, text }) => (
          <li key={to}>
            <SiteLink
              to={to}
              className="block h-full rounded-lg border border-line bg-surface p-4 hover:border-ink"
            >
              <span className="font-bold">{label}</span>
              <span className="mt-1 block text-muted">{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-12 text-xl">
        <Trans>¿Necesitas ayuda?</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>
          Cuéntanos qué buscabas y te decimos dónde está. Si has llegado aquí desde un enlace de esta web,
          dínoslo y lo arreglamos.
        </Trans>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/contacto?servicio=otro" look="outline">
          <Icon name="mail" />
          <Trans>Ir a contacto</Trans>
        </ButtonLink>
        <ReloadButton look="outline">
          <Trans>Recargar la página</Trans>
        </ReloadButton>
      </div>
    </ErrorPage>
  );
}
