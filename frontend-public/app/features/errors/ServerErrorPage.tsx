import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSite } from '../../lib/site';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ErrorPage } from './ErrorPage';
import { BackButton, ReloadButton } from './HelpButtons';
import { CompanyHours } from '../shell/CompanyHours';

export function ServerErrorPage() {
  const company = useSite()?.company;
  return (
    <ErrorPage
      code="500"
      title={t`Error del servidor`}
      text={t`Ha ocurrido un error interno del servidor. Nuestro equipo técnico está trabajando para solucionarlo lo antes posible.`}
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <ReloadButton>
          <Trans>Reintentar</Trans>
        </ReloadButton>
        <ButtonLink to="/" look="outline">
          <Trans>Ir al inicio</Trans>
        </ButtonLink>
        <BackButton />
      </div>
      <h2 className="mt-12 text-xl">
        <Trans>¿Es urgente?</Trans>
      </h2>
      {company && (
        <p className="mt-2 text-muted">
          <Trans>
            Atendemos el teléfono <CompanyHours hours={company.hours} inside />. Si escribes, respondemos en
            un día laborable.
          </Trans>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {company && (
          <>
            <ButtonLink to={company.phone_href} look="outline">
              <Icon name="phone" />
              <Trans>Llamar al {company.phone}</Trans>
            </ButtonLink>
            <ButtonLink to={`mailto:${company.email}`} look="outline">
              <Icon name="mail" />
              {company.email}
            </ButtonLink>
          </>
        )}
        <ButtonLink to="/contacto" look="outline">
          <Trans>Ir a contacto</Trans>
        </ButtonLink>
      </div>
    </ErrorPage>
  );
}
