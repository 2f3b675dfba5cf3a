import { useNavigate } from 'react-router';
import { useSite } from '../../lib/site';
import { Button, ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ErrorPage } from './ErrorPage';

export function ServerErrorPage() {
  const navigate = useNavigate();
  const company = useSite()?.company;
  return (
    <ErrorPage
      code="500"
      title="Error del servidor"
      text="Ha ocurrido un error interno del servidor. Nuestro equipo técnico está trabajando para solucionarlo lo antes posible."
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Reintentar</Button>
        <ButtonLink to="/" look="outline" reloadDocument>
          Ir al inicio
        </ButtonLink>
        <Button look="outline" onClick={() => void navigate(-1)}>
          Volver atrás
        </Button>
      </div>
      {company && (
        <>
          <h2 className="mt-12 text-xl">¿Es urgente?</h2>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink to={company.phone_href} look="outline">
              <Icon name="phone" />
              {company.phone}
            </ButtonLink>
            <ButtonLink to={`mailto:${company.email}`} look="outline">
              <Icon name="mail" />
              {company.email}
            </ButtonLink>
          </div>
        </>
      )}
    </ErrorPage>
  );
}
