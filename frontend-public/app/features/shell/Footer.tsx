import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteData } from '../../lib/meta';
import { pageAction } from '../../ui/page-action';
import { SiteLink } from '../../ui/SiteLink';
import { FOOTER_LINK as LINK, FooterContact } from './FooterContact';
import { FOOTER, LEGAL } from './menu';
import { isolated } from '../../ui/isolated';

export function Footer({ site }: { site: SiteData | undefined }) {
  const company = site?.company;
  return (
    <footer className="on-ink bg-ink text-white">
      <div className="lane-line text-ink-line" aria-hidden="true" />
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-[4fr_3fr_2fr_3fr]">
        <div>
          <p className="text-lg font-bold">{company?.name ?? t`Inicio`}</p>
          <p className="mt-2 max-w-sm text-ink-soft">
            <Trans>
              Transporte, gestión de flotas, mantenimiento integral, ITV, custodia y lavado de vehículos.
            </Trans>
          </p>
        </div>
        {FOOTER().map(({ label, items }) => (
          <nav key={label} aria-label={t`Pie de página: ${label}`}>
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
        {company && <FooterContact company={company} />}
      </div>
      <div className="border-t border-ink-line text-sm text-ink-soft">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-10 gap-y-1 px-4 py-3 sm:px-6">
          {company && (
            <p>
              <Trans>
                {isolated(company.legal_name)}, NIF {isolated(company.tax_id)}
              </Trans>
            </p>
          )}
          <nav aria-label={t`Pie de página: Legal`}>
            <ul className="flex flex-wrap gap-x-6">
              {LEGAL().map(({ label, to }) => (
                <li key={to}>
                  <SiteLink to={to} className={LINK}>
                    {label}
                  </SiteLink>
                </li>
              ))}
              <li>
                <button type="button" className={LINK} {...pageAction('cookie-settings')}>
                  <Trans>Cookies</Trans>
                </button>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
