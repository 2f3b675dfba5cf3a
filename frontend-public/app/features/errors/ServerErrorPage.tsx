import { useSite } from '../../lib/site';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ErrorPage } from './ErrorPage';
import { BackButton, ReloadButton } from './HelpButtons';

export function ServerErrorPage() {
  const company = useSite()?.company;
  return (
    <ErrorPage
      code="500"
      title="Error del servidor"
      text="Ha ocurrido un error interno del servidor. Nuestro equipo técnico está trabajando para solucionarlo lo antes posible."
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <ReloadButton>Reintentar</ReloadButton>
        <ButtonLink to="/" look="outline">
          Ir al inicio
        </ButtonLink>
        <BackButton />
      </div>
      <h2 className="mt-12 text-xl">¿Es urgente?</h2>
      {company && (
        <p className="mt-2 text-muted">
          Atendemos el teléfono {company.hours.charAt(0).toLowerCase() + company.hours.slice(1)}. Si escribes,
          respondemos en un día laborable.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {company && (
          <>
            <ButtonLink to={company.phone_href} look="outline">
              <Icon name="phone" />
              Llamar al {company.phone}
            </ButtonLink>
            <ButtonLink to={`mailto:${company.email}`} look="outline">
              <Icon name="mail" />
              {company.email}
            </ButtonLink>
          </>
        )}
        <ButtonLink to="/contacto" look="outline">
          Ir a Contacto
        </ButtonLink>
      </div>
    </ErrorPage>
  );
}
