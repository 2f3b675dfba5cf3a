import { type Language, LANGUAGES, REJECTION_DELAY_HOURS, TIME_ZONES, type TimeZone } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import type { SystemConfig } from './system-config.entity.js';

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
  /** How this installation writes dates and numbers; texts are Spanish. */
  @ApiProperty({ enum: LANGUAGES })
  language: Language;
  /** The zone in which instants are shown. */
  @ApiProperty({ enum: TIME_ZONES })
  timezone: TimeZone;
}

export function toCompanyInfo({
  company_info: record,
  language,
  timezone,
}: Pick<SystemConfig, 'company_info' | 'language' | 'timezone'>): CompanyInfo {
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
    language,
    timezone,
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
