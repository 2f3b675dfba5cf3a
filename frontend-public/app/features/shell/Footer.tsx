import { Link } from 'react-router';
import type { SiteData } from '../../lib/meta';
import { Icon } from '../../ui/Icon';

const LINK = 'inline-flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline';

export function Footer({ site }: { site: SiteData | undefined }) {
  const company = site?.company;
  return (
    <footer className="on-ink bg-ink text-white">
      <div className="lane-line text-ink-line" aria-hidden="true" />
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[2fr_1fr_2fr]">
        <div>
          <p className="text-lg font-bold">{company?.name ?? 'Inicio'}</p>
          <p className="mt-2 max-w-sm text-ink-soft">
            Transporte, gestión de flotas, mantenimiento integral, ITV, custodia y lavado de vehículos.
          </p>
        </div>
        <nav aria-label="Pie de página">
          <h2 className="text-base">Empresa</h2>
          <ul className="mt-1">
            <li>
              <Link to="/" className={LINK}>
                Inicio
              </Link>
            </li>
            <li>
              <Link to="/carreras" className={LINK}>
                Carreras
              </Link>
            </li>
            <li>
              <Link to="/login" className={LINK}>
                Acceso al sistema
              </Link>
            </li>
          </ul>
        </nav>
        {company && (
          <div>
            <h2 className="text-base">Contacto</h2>
            <ul className="mt-1">
              <li>
                <a href={company.phone_href} className={LINK}>
                  <Icon name="phone" />
                  {company.phone}
                </a>
              </li>
              <li>
                <a href={`mailto:${company.email}`} className={LINK}>
                  <Icon name="mail" />
                  {company.email}
                </a>
              </li>
              <li className="flex items-start gap-2.5 py-2.5">
                <Icon name="pin" className="mt-0.5 size-5" />
                <span>
                  {company.address}, {company.postal_code} {company.city}
                </span>
              </li>
              <li className="flex items-start gap-2.5 py-2.5">
                <Icon name="clock" className="mt-0.5 size-5" />
                {company.hours}
              </li>
            </ul>
          </div>
        )}
      </div>
      {company && (
        <div className="border-t border-ink-line">
          <p className="mx-auto max-w-7xl px-4 py-5 text-sm text-ink-soft sm:px-6">
            {company.legal_name}, NIF {company.tax_id}
          </p>
        </div>
      )}
    </footer>
  );
}
