import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { localPath } from '../../lib/language/language';
import { useSite } from '../../lib/site';
import { Icon } from '../../ui/Icon';

/** First layer of the privacy information (RGPD art. 13, LOPDGDD art. 11), with a link to the rest. */
export function AlertNotice() {
  const company = useSite()?.company;
  if (!company) return null;
  const { legal_name: name, tax_id: nif, email_rrhh: mailbox } = company;
  const address = `${company.address}, ${company.postal_code} ${company.city}`;
  const rows = [
    [t`Responsable`, t`${name}, NIF ${nif}, ${address}.`],
    [
      t`Base jurídica`,
      t`Tu consentimiento (artículo 6.1.a del RGPD), que das al confirmar desde tu correo y retiras al darte de baja.`,
    ],
    [
      t`Cuánto tiempo`,
      t`Hasta que te des de baja; 30 días después lo borramos. Si no lo confirmas, lo borramos a las 72 horas.`,
    ],
    [t`Destinatarios`, t`Nadie más. No cedemos tus datos a terceros, salvo obligación legal.`],
    [
      t`Derechos`,
      t`Acceso, rectificación, supresión, oposición, limitación y portabilidad. Si crees que no los respetamos, puedes reclamar ante la Agencia Española de Protección de Datos.`,
    ],
  ];
  return (
    <div className="text-sm">
      <p className="max-w-prose">
        <Trans>
          <span className="font-bold">Protección de datos.</span> {name} usará tu correo solo para avisarte de
          ofertas nuevas. Puedes darte de baja en cada mensaje, y acceder a tus datos o suprimirlos
          escribiendo a{' '}
          <a href={`mailto:${mailbox}`} className="text-link underline">
            {mailbox}
          </a>
          . Lee la{' '}
          <a
            href={localPath('/politica-privacidad')}
            target="_blank"
            rel="noopener"
            className="text-link underline"
          >
            política de privacidad
          </a>{' '}
          (se abre en otra pestaña).
        </Trans>
      </p>
      <details className="group mt-1">
        <summary className="inline-flex min-h-11 items-center gap-1 text-link underline">
          <Trans>Más información sobre tus datos</Trans>
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <dl className="max-w-prose space-y-3 pt-1 [&_dt]:font-bold">
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
