import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { Mail, Phone, Terms } from './text';

/** The operator of the site, as article 10 of the LSSI requires. */
export function GeneralInformation({ company }: { company: Schemas['CompanyInfo'] }) {
  return (
    <section aria-labelledby="informacion-general">
      <h2 id="informacion-general" className="text-xl">
        <Trans>Información general</Trans>
      </h2>
      <p className="mt-4">
        <Trans>
          De acuerdo con el artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de
          comercio electrónico (LSSI), el titular de este sitio es:
        </Trans>
      </p>
      <div className="mt-4">
        <Terms
          rows={[
            [t`Denominación social`, company.legal_name],
            ['NIF', company.tax_id],
            [t`Domicilio social`, `${company.address}, ${company.postal_code} ${company.city}`],
            [t`Correo`, <Mail key="mail" to={company.email} />],
            [t`Teléfono`, <Phone key="phone" number={company.phone} href={company.phone_href} />],
            [t`Inscripción`, company.registry],
          ]}
        />
      </div>
    </section>
  );
}
