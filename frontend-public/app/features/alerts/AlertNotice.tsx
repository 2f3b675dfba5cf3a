import { useSite } from '../../lib/site';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';

/** First layer of the privacy information (RGPD art. 13, LOPDGDD art. 11), the rest on demand. */
export function AlertNotice() {
  const company = useSite()?.company;
  if (!company) return null;
  return (
    <div className="text-sm">
      <p className="max-w-prose">
        <span className="font-bold">Protección de datos.</span> {company.legal_name} usará tu email solo para
        avisarte de ofertas nuevas. Puedes darte de baja en cada mensaje, y acceder a tus datos o suprimirlos
        escribiendo a{' '}
        <a href={`mailto:${company.email_rrhh}`} className="text-link underline">
          {company.email_rrhh}
        </a>
        . Lee la{' '}
        <SiteLink to="/politica-privacidad" className="text-link underline">
          política de privacidad
        </SiteLink>
        .
      </p>
      <details className="group mt-1">
        <summary className="inline-flex min-h-11 items-center gap-1 text-link underline">
          Más información sobre tus datos
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <dl className="max-w-prose space-y-3 pt-1 [&_dt]:font-bold">
          <div>
            <dt>Responsable</dt>
            <dd>
              {company.legal_name}, NIF {company.tax_id}, {company.address}, {company.postal_code}{' '}
              {company.city}.
            </dd>
          </div>
          <div>
            <dt>Base jurídica</dt>
            <dd>
              Tu consentimiento (artículo 6.1.a del RGPD), que das al confirmar desde tu correo y retiras al
              darte de baja.
            </dd>
          </div>
          <div>
            <dt>Cuánto tiempo</dt>
            <dd>
              Hasta que te des de baja; 30 días después lo borramos. Si no lo confirmas, lo borramos a las 72
              horas.
            </dd>
          </div>
          <div>
            <dt>Destinatarios</dt>
            <dd>Nadie más. No cedemos tus datos a terceros, salvo obligación legal.</dd>
          </div>
          <div>
            <dt>Derechos</dt>
            <dd>
              Acceso, rectificación, supresión, oposición, limitación y portabilidad. Si crees que no los
              respetamos, puedes reclamar ante la Agencia Española de Protección de Datos.
            </dd>
          </div>
        </dl>
      </details>
    </div>
  );
}
