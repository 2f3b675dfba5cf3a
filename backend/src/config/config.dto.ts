import { type Language, LANGUAGES, REJECTION_DELAY_HOURS, TIME_ZONES, type TimeZone } from '@hiring/contract';
import { IsInt, Max, Min } from 'class-validator';
import { Email, Example, Word } from '../platform/openapi/field.js';
import type { SystemConfig } from './system-config.entity.js';

/** The company as it presents itself in public. */
export class CompanyInfo {
  /** Trade name. */ @Example('Logística de Vehículos Ejemplo') name: string;
  /** Registered name. */ @Example('Logística de Vehículos Ejemplo, S.L.') legal_name: string;
  /** Tax number. */ @Example('B00000000') tax_id: string;
  /** Street and number. */ @Example('Carrer de la Mercè 4') address: string;
  /** Postal code. */ @Example('08004') postal_code: string;
  /** Town. */ @Example('Barcelona') city: string;
  /** As people read it. */ @Example('+34 932 000 000') phone: string;
  /** For a `tel:` link: digits and plus only. */ @Example('tel:+34932000000') phone_href: string;
  /** Opening hours, in words. */ @Example('De lunes a viernes, de 9:00 a 18:00') hours: string;
  /** The company's e-mail address. */ @Email() email: string;
  /** Mailbox of human resources. */ @Example('rrhh@example.com') email_rrhh: string;
  /** Entry in the commercial registry. */
  @Example('Registro Mercantil de Barcelona, tomo 1, folio 2') registry: string;
  /** How this installation writes dates and numbers; texts are Spanish. */
  @Word(LANGUAGES) language: Language;
  /** The zone in which instants are shown. */
  @Word(TIME_ZONES) timezone: TimeZone;
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

export class RejectionDelayResponse extends RejectionDelay {
  /** E-mails to candidates are switched off: what is decided is shown in the portal alone. */
  avisos_desactivados: boolean;
}
