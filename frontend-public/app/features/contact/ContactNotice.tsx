import { useSite } from '../../lib/site';
import { Icon } from '../../ui/Icon';
import { SiteLink } from '../../ui/SiteLink';

/** First layer of the privacy information (RGPD art. 13, LOPDGDD art. 11), the rest on demand. */
export function ContactNotice() {
  const company = useSite()?.company;
  if (!company) return null;
  return (
    <div className="rounded-md border border-line bg-surface p-4 text-sm">
      <p>
        <span className="font-bold">Protección de datos.</span> {company.legal_name} trata tus datos para
        responderte. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos
        escribiendo a{' '}
        <a href={`mailto:${company.email}`} className="text-link underline">
          {company.email}
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
        <dl className="space-y-3 pt-1 [&_dt]:font-bold">
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
              Las medidas previas a un contrato, si pides un servicio (artículo 6.1.b del RGPD). Para lo
              demás, nuestro interés legítimo en responder a quien nos escribe (artículo 6.1.f).
            </dd>
          </div>
          <div>
            <dt>Cuánto tiempo</dt>
            <dd>Guardamos las consultas dos años y después las borramos.</dd>
          </div>
          <div>
            <dt>Destinatarios</dt>
            <dd>
              Solo quien tiene que responderte. No cedemos tus datos a terceros, salvo obligación legal.
            </dd>
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
