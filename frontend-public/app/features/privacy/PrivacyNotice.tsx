import { useSite } from '../../lib/site';
import { Icon } from '../../ui/Icon';
import { PURPOSE, type NoticePurpose } from './notice';

/** First layer of the privacy information (RGPD art. 13, LOPDGDD art. 11), the rest on demand. */
export function PrivacyNotice({ purpose }: { purpose: NoticePurpose }) {
  const company = useSite()?.company;
  if (!company) return null;
  return (
    <div className="rounded-md border border-line bg-surface p-4 text-sm">
      <p>
        <span className="font-bold">Protección de datos.</span> {company.legal_name} trata tus datos para{' '}
        {PURPOSE[purpose]}. Puedes acceder a ellos, rectificarlos, suprimirlos y ejercer los demás derechos
        escribiendo a{' '}
        <a href={`mailto:${company.email_rrhh}`} className="text-link underline">
          {company.email_rrhh}
        </a>
        . Lee la{' '}
        <a href="/politica-privacidad" target="_blank" rel="noopener" className="text-link underline">
          política de privacidad
        </a>{' '}
        (se abre en otra pestaña).
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
              Las medidas previas a un contrato que tú solicitas al presentarte (artículo 6.1.b del RGPD).
            </dd>
          </div>
          <div>
            <dt>Cuánto tiempo</dt>
            <dd>
              Mientras dure el proceso de selección. Después, solo si nos das permiso para futuras ofertas.
            </dd>
          </div>
          <div>
            <dt>Destinatarios</dt>
            <dd>
              Solo el personal que lleva la selección. No cedemos tus datos a terceros, salvo obligación
              legal.
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
