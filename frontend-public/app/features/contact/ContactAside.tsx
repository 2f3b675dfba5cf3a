import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ContactPanel } from './ContactPanel';
import { WhatHappensNext } from './WhatHappensNext';

/** Beside the form: other contact channels, and the next steps after sending. */
export function ContactAside({ company }: { company: Schemas['CompanyInfo'] | undefined }) {
  return (
    <div className="space-y-8">
      {company && <ContactPanel company={company} />}
      <WhatHappensNext />
      <section aria-labelledby="trabajo-titulo">
        <h2 id="trabajo-titulo" className="text-lg">
          <Trans>¿Buscas trabajo?</Trans>
        </h2>
        <p className="mt-2 text-muted">
          <Trans>
            No hace falta que escribas aquí: mira las ofertas abiertas o deja tu candidatura espontánea.
          </Trans>
        </p>
        <ButtonLink to="/carreras" look="outline" className="mt-4">
          <Trans>Ver ofertas de empleo</Trans>
          <Icon name="arrow-right" />
        </ButtonLink>
      </section>
    </div>
  );
}
