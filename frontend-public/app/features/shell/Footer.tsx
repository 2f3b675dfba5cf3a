import type { SiteData } from '../../lib/meta';
import { Icon } from '../../ui/Icon';
import { pageAction } from '../../ui/page-action';
import { SiteLink } from '../../ui/SiteLink';
import { FOOTER, LEGAL } from './menu';

const LINK = 'inline-flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline';

export function Footer({ site }: { site: SiteData | undefined }) {
  const company = site?.company;
  return (
    <footer className="on-ink bg-ink text-white">
      <div className="lane-line text-ink-line" aria-hidden="true" />
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-[4fr_3fr_2fr_3fr]">
        <div>
          <p className="text-lg font-bold">{company?.name ?? 'Inicio'}</p>
          <p className="mt-2 max-w-sm text-ink-soft">
            Transporte, gestión de flotas, mantenimiento integral, ITV, custodia y lavado de vehículos.
          </p>
        </div>
        {FOOTER.map(({ label, items }) => (
          <nav key={label} aria-label={`Pie de página: ${label}`}>
            <h2 className="text-base">{label}</h2>
            <ul className="mt-1">
              {items.map((item) => (
                <li key={item.to}>
                  <SiteLink to={item.to} className={LINK}>
                    {item.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
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
      <div className="border-t border-ink-line text-sm text-ink-soft">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-10 gap-y-1 px-4 py-3 sm:px-6">
          {company && (
            <p>
              {company.legal_name}, NIF {company.tax_id}
            </p>
          )}
          <nav aria-label="Pie de página: Legal">
            <ul className="flex flex-wrap gap-x-6">
              {LEGAL.map(({ label, to }) => (
                <li key={to}>
                  <SiteLink to={to} className={LINK}>
                    {label}
                  </SiteLink>
                </li>
              ))}
              <li>
                <button type="button" className={LINK} {...pageAction('cookie-settings')}>
                  Cookies
                </button>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
