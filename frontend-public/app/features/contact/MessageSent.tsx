import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useSite } from '../../lib/site';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { WhatHappensNext } from './WhatHappensNext';
import { CompanyHours } from '../shell/CompanyHours';

/** Confirms the message: its reference and the next steps. */
export function MessageSent({ referencia }: { referencia: string }) {
  const company = useSite()?.company;
  const heading = useRef<HTMLHeadingElement>(null);
  // The browser manages the focus of a page that it loads itself.
  const loaded = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    if (!loaded) heading.current?.focus();
  }, [loaded]);

  return (
    <div className="mx-auto max-w-2xl px-4 pt-6 pb-16 sm:px-6">
      <span className="badge tone-green grid size-14 place-items-center rounded-full">
        <Icon name="check" className="size-8" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-2xl">
        <Trans>Hemos recibido tu mensaje</Trans>
      </h1>
      <p className="mt-3 text-lg text-muted">
        <Trans>Gracias por escribirnos. Esta es su referencia; apúntala por si nos llamas.</Trans>
      </p>
      <p className="mt-5 rounded-lg border-2 border-dashed border-line-strong bg-surface px-5 py-4">
        <span className="block text-sm text-muted">
          <Trans>Referencia</Trans>
        </span>
        <span className="text-2xl font-bold tracking-wide">{referencia}</span>
      </p>
      <div className="mt-8">
        <WhatHappensNext sent />
      </div>
      {company && (
        <p className="mt-6">
          <Trans>
            ¿Es urgente? Llama al{' '}
            <a
              href={company.phone_href}
              dir="ltr"
              className="inline-flex min-h-11 items-center font-bold whitespace-nowrap text-link underline"
            >
              {company.phone}
            </a>{' '}
            <span className="text-muted">
              (<CompanyHours hours={company.hours} inside />)
            </span>
            .
          </Trans>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/">
          <Trans>Volver al inicio</Trans>
        </ButtonLink>
        <ButtonLink to="/contacto" look="outline">
          <Trans>Enviar otro mensaje</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
