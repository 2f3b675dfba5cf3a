import type { Schemas } from '@hiring/contract/api';
import { Mail, Phone, Terms } from './text';

/** The operator of the site, as article 10 of the LSSI requires. */
export function GeneralInformation({ company }: { company: Schemas['CompanyInfo'] }) {
  return (
    <section aria-labelledby="informacion-general">
      <h2 id="informacion-general" className="text-xl">
        Información general
      </h2>
      <p className="mt-4">
        De acuerdo con el artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de
        comercio electrónico (LSSI), el titular de este sitio es:
      </p>
      <div className="mt-4">
        <Terms
          rows={[
            ['Denominación social', company.legal_name],
            ['NIF', company.tax_id],
            ['Domicilio social', `${company.address}, ${company.postal_code} ${company.city}`],
            ['Email', <Mail key="mail" to={company.email} />],
            ['Teléfono', <Phone key="phone" number={company.phone} href={company.phone_href} />],
            ['Inscripción', company.registry],
          ]}
        />
      </div>
    </section>
  );
}
