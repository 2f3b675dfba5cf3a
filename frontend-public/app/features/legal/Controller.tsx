import type { Schemas } from '@hiring/contract/api';
import { Mail, Phone, Terms } from './text';

/** The data controller. */
export function Controller({ company }: { company: Schemas['CompanyInfo'] }) {
  return (
    <section aria-labelledby="responsable" className="mb-10">
      <h2 id="responsable" className="text-xl">
        Responsable del tratamiento
      </h2>
      <div className="mt-4">
        <Terms
          rows={[
            ['Empresa', company.legal_name],
            ['NIF', company.tax_id],
            ['Dirección', `${company.address}, ${company.postal_code} ${company.city}`],
            ['Teléfono', <Phone key="phone" number={company.phone} href={company.phone_href} />],
            ['Email', <Mail key="mail" to={company.email} />],
            ['Email para candidaturas', <Mail key="mail" to={company.email_rrhh} />],
          ]}
        />
      </div>
    </section>
  );
}
