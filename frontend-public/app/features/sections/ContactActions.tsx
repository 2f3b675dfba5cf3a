import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ContactTopic } from '@hiring/contract';
import { useSite } from '../../lib/site';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';
import type { PageCopy } from './copy';

const ACTION = 'min-h-14 w-full sm:w-auto sm:px-7 sm:text-lg';

/** The contact page with its topic preselected, and the link's text. */
function writing(topic: ContactTopic | undefined): { to: string; label: string } {
  if (topic === undefined) return { to: '/contacto', label: t`Escribirnos` };
  const label = topic === 'empleo' ? t`Escribirnos` : t`Pedir presupuesto`;
  return { to: `/contacto?servicio=${topic}`, label };
}

/** The page's amber action, and a link to the contact form. On navy. */
export function ContactActions({ copy }: { copy: PageCopy }) {
  const company = useSite()?.company;
  const { to, label } = writing(copy.topic);
  return (
    <div className="mt-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {copy.action ? (
          <ButtonLink to={copy.action.to} look="signal" className={ACTION}>
            {copy.action.label}
          </ButtonLink>
        ) : (
          company && (
            <ButtonLink to={company.phone_href} look="signal" className={ACTION}>
              <Icon name="phone" />
              <span>
                <Trans>
                  Llamar al <span className="whitespace-nowrap">{company.phone}</span>
                </Trans>
              </span>
            </ButtonLink>
          )
        )}
        <SiteLink
          to={to}
          className="inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-4 hover:no-underline"
        >
          <Icon name="mail" />
          {label}
        </SiteLink>
      </div>
      {company && !copy.action && (
        <p className="mt-3 flex items-center gap-2 text-ink-soft">
          <Icon name="clock" />
          {company.hours}
        </p>
      )}
    </div>
  );
}
