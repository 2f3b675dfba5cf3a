import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Schemas } from '@hiring/contract/api';
import { Mail, Phone, Terms } from './text';

/** The data controller. */
export function Controller({ company }: { company: Schemas['CompanyInfo'] }) {
  return (
    <section aria-labelledby="responsable" className="mb-10">
      <h2 id="responsable" className="text-xl">
        <Trans>Responsable del tratamiento</Trans>
      </h2>
      <div className="mt-4">
        <Terms
          rows={[
            [t`Empresa`, <bdi key="name">{company.legal_name}</bdi>],
            ['NIF', company.tax_id],
            [
              t`Dirección`,
              <bdi key="address">{`${company.address}, ${company.postal_code} ${company.city}`}</bdi>,
            ],
            [t`Teléfono`, <Phone key="phone" number={company.phone} href={company.phone_href} />],
            [t`Correo`, <Mail key="mail" to={company.email} />],
            [t`Correo para candidaturas`, <Mail key="mail" to={company.email_rrhh} />],
          ]}
        />
      </div>
    </section>
  );
}
