import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { Icon, type IconName } from '../../ui/Icon';
import type { ReactNode } from 'react';
import { CompanyHours } from '../shell/CompanyHours';

interface LineProps {
  icon: IconName;
  label: string;
  /** Target of the line, if it is a link. */
  href?: string;
  text: ReactNode;
}

function Line({ icon, label, href, text }: LineProps) {
  return (
    <div className="relative border-b border-ink-line py-3 pe-4 ps-14 last:border-b-0">
      <dt className="text-sm text-ink-soft">
        <Icon name={icon} className="absolute top-4 start-4 size-6 text-white" />
        {label}
      </dt>
      <dd className="font-bold">
        {href ? (
          <a
            href={href}
            className="inline-flex min-h-11 items-center break-all underline underline-offset-4 hover:no-underline"
          >
            <bdi>{text}</bdi>
          </a>
        ) : (
          <bdi>{text}</bdi>
        )}
      </dd>
    </div>
  );
}

/** All contact channels, as lines of a panel over the road. */
export function ContactPanel({ company }: { company: Schemas['CompanyInfo'] }) {
  const { phone, phone_href, hours, email, address, postal_code, city } = company;
  return (
    <section aria-labelledby="otras-vias" className="on-ink">
      <h2 id="otras-vias" className="sr-only">
        <Trans>Otras formas de hablar con nosotros</Trans>
      </h2>
      <dl className="rounded-lg border-6 border-ink bg-ink p-2 text-white shadow-high outline-2 -outline-offset-4 outline-white">
        <Line icon="phone" label={t`Teléfono`} href={phone_href} text={phone} />
        <Line icon="clock" label={t`Horario`} text={<CompanyHours hours={hours} />} />
        <Line icon="mail" label={t`Correo`} href={`mailto:${email}`} text={email} />
        <Line icon="pin" label={t`Dirección`} text={`${address}, ${postal_code} ${city}`} />
      </dl>
      <div className="mx-auto flex w-3/5 justify-between" aria-hidden="true">
        <span className="h-6 w-2.5 bg-line-strong" />
        <span className="h-6 w-2.5 bg-line-strong" />
      </div>
    </section>
  );
}
