import { Trans } from '@lingui/react/macro';
import type { SiteData } from '../../lib/meta';
import { Icon } from '../../ui/Icon';
import { CompanyHours } from './CompanyHours';

export const FOOTER_LINK = 'inline-flex min-h-11 items-center gap-2.5 underline-offset-4 hover:underline';

/** Telephone, e-mail, address and hours of the company. */
export function FooterContact({ company }: Pick<SiteData, 'company'>) {
  return (
    <div>
      <h2 className="text-base">
        <Trans>Contacto</Trans>
      </h2>
      <ul className="mt-1">
        <li>
          <a href={company.phone_href} className={FOOTER_LINK}>
            <Icon name="phone" />
            <bdi>{company.phone}</bdi>
          </a>
        </li>
        <li>
          <a href={`mailto:${company.email}`} className={FOOTER_LINK}>
            <Icon name="mail" />
            <bdi>{company.email}</bdi>
          </a>
        </li>
        <li className="flex items-start gap-2.5 py-2.5">
          <Icon name="pin" className="mt-0.5 size-5" />
          <span>
            <bdi>{`${company.address}, ${company.postal_code} ${company.city}`}</bdi>
          </span>
        </li>
        <li className="flex items-start gap-2.5 py-2.5">
          <Icon name="clock" className="mt-0.5 size-5" />
          <span>
            <CompanyHours hours={company.hours} />
          </span>
        </li>
      </ul>
    </div>
  );
}
