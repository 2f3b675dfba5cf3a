import { REJECTION_DELAY_HOURS } from '@hiring/contract';
import { IsInt, Max, Min } from 'class-validator';
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

const DELAY = {
  message: `El plazo va de ${REJECTION_DELAY_HOURS.min} a ${REJECTION_DELAY_HOURS.max} horas, sin decimales`,
};

export class RejectionDelay {
  /** Hours, 0 to 720. */
  @IsInt(DELAY)
  @Min(REJECTION_DELAY_HOURS.min, DELAY)
  @Max(REJECTION_DELAY_HOURS.max, DELAY)
  horas: number;
}
