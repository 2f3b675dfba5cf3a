import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import { ErrorPage } from './ErrorPage';
import { BackButton, ReloadButton } from './HelpButtons';

/** Frequently visited pages. */
const POPULAR = [
  { to: '/servicios', label: 'Servicios', text: 'Todo lo que hacemos con tu vehículo' },
  {
    to: '/traslados-rodados-conductor-barcelona',
    label: 'Traslados con conductor',
    text: 'Tu coche, rodando, desde Barcelona o hasta aquí',
  },
  {
    to: '/servicios/gestion-flotas',
    label: 'Gestión de Flotas',
    text: 'Citas, traslados y papeles de tus vehículos',
  },
  { to: '/contacto', label: 'Contacto', text: 'Escríbenos, llámanos o pide un presupuesto' },
  { to: '/empresa', label: 'Empresa', text: 'Quiénes somos y dónde estamos' },
];

export function NotFoundPage() {
  return (
    <ErrorPage
      code="404"
      title="Página no encontrada"
      text="Lo sentimos, la página que buscas no existe o ha sido movida."
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">Ir al inicio</ButtonLink>
        <BackButton />
      </div>
      <h2 className="mt-12 text-xl">Páginas populares</h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {POPULAR.map(({ to, label, text }) => (
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
      <h2 className="mt-12 text-xl">¿Necesitas ayuda?</h2>
      <p className="mt-2 text-muted">
        Cuéntanos qué buscabas y te decimos dónde está. Si has llegado aquí desde un enlace de esta web,
        dínoslo y lo arreglamos.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/contacto?servicio=otro" look="outline">
          <Icon name="mail" />
          Ir a Contacto
        </ButtonLink>
        <ReloadButton look="outline">Recargar la página</ReloadButton>
      </div>
    </ErrorPage>
  );
}
