import type { CompanyInfoRecord } from './system-config.entity.js';

/** The company as it presents itself in public. */
export class CompanyInfo {
  /** Trade name. */
  name: string;
  legal_name: string;
  tax_id: string;
  address: string;
  postal_code: string;
  city: string;
  /** As people read it. */
  phone: string;
  /** For a `tel:` link: digits and plus only. */
  phone_href: string;
  /** Opening hours, in words. */
  hours: string;
  email: string;
  /** Mailbox of human resources. */
  email_rrhh: string;
  /** Entry in the commercial registry. */
  registry: string;
}

export function toCompanyInfo(record: CompanyInfoRecord): CompanyInfo {
  return {
    name: record.name,
    legal_name: record.legal_name,
    tax_id: record.tax_id,
    address: record.address,
    postal_code: record.postal_code,
    city: record.city,
    phone: record.phone,
    phone_href: `tel:${record.phone.replace(/[^\d+]/g, '')}`,
    hours: record.hours,
    email: record.email,
    email_rrhh: record.email_rrhh,
    registry: record.registry,
  };
}
