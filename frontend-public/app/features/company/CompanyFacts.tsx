import { t } from '@lingui/core/macro';
import { useSite } from '../../lib/site';
import { Section } from '../sections/Section';

/** The company's legal data, from its configuration. */
export function CompanyFacts() {
  const company = useSite()?.company;
  if (!company) return null;
  const rows = [
    [t`Nombre comercial`, company.name],
    [t`Razón social`, company.legal_name],
    ['NIF', company.tax_id],
    [t`Dirección`, `${company.address}, ${company.postal_code} ${company.city}`],
    [t`Horario de atención`, company.hours],
    [t`Registro`, company.registry],
  ].filter(([, value]) => value);
  return (
    <Section title={t`Datos de la empresa`} layout="beside">
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {rows.map(([term, value]) => (
          <div key={term} className="border-t border-line py-4">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="text-lg">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
