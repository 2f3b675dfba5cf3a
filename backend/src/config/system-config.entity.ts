import { DEFAULT_FORMATS, type Language, type SettingName, type TimeZone } from '@hiring/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NamedChecks } from '../platform/database/named-constraint.js';

/** Company details for public pages, e-mails and legal texts. */
export interface CompanyInfoRecord {
  name: string;
  legal_name: string;
  tax_id: string;
  address: string;
  postal_code: string;
  city: string;
  phone: string;
  hours: string;
  email: string;
  email_rrhh: string;
  registry: string;
}

/** The settings of the installation: one row. */
@Entity('system_config')
@NamedChecks(
  'system_config_single_ck',
  'system_config_password_ck',
  'system_config_session_ck',
  'system_config_rechazo_ck',
  'system_config_timezone_ck',
  'system_config_language_ck',
  'system_config_smtp_port_ck',
  'system_config_smtp_password_ck',
  'system_config_smtp_oauth_ck',
)
export class SystemConfig {
  @PrimaryColumn('smallint', { default: 1 })
  id: number;

  @Column('jsonb')
  company_info: CompanyInfoRecord;

  @Column('text')
  system_email: string;

  @Column('text', { default: DEFAULT_FORMATS.timezone })
  timezone: TimeZone;

  @Column('text', { default: DEFAULT_FORMATS.language })
  language: Language;

  @Column('boolean', { default: true })
  email_notifications: boolean;

  @Column('text', { nullable: true })
  smtp_host: string | null;

  @Column('integer', { default: 587 })
  smtp_port: number;

  @Column('text', { nullable: true })
  smtp_user: string | null;

  @Column('text', { nullable: true })
  smtp_from: string | null;

  /** Where access tokens come from; null: the password signs in. With them goes the secret as the password. */
  @Column('text', { nullable: true })
  smtp_oauth_url: string | null;

  @Column('text', { nullable: true })
  smtp_oauth_client: string | null;

  @Column('text', { nullable: true })
  smtp_oauth_scope: string | null;

  /** Encrypted; excluded from ordinary queries, read only for sending. */
  @Column('text', { nullable: true, select: false })
  smtp_password: string | null;

  /** The name of the key that opens it. */
  @Column('text', { nullable: true })
  smtp_password_clave: string | null;

  /** Staff passwords; 6 to 20. */
  @Column('smallint', { default: 8 })
  password_min_length: number;

  @Column('boolean', { default: true })
  require_special_chars: boolean;

  /** Idle time-out of staff sessions in minutes; 15 to 480. */
  @Column('integer', { default: 30 })
  session_timeout: number;

  @Column('boolean', { default: false })
  two_factor_auth: boolean;

  /** Hours before a rejection is sent and shown. */
  @Column('integer', { default: 24 })
  rechazo_retraso_horas: number;

  /** No vacancy is published without an approved request for staff. */
  @Column('boolean', { default: false })
  solicitud_obligatoria: boolean;

  /** Rises by one with every change. */
  @Column('integer', { default: 1 })
  version: number;

  /** The version that last changed each setting; missing: it is as installed. */
  @Column('jsonb', { default: {} })
  versiones: Partial<Record<SettingName, number>>;

  /** Time of the backup that this installation was restored from; null: none. */
  @Column('timestamptz', { nullable: true })
  copia_restaurada_de: Date | null;

  /** Set by a restore: e-mails written by jobs are held until somebody has reviewed them; null: none are held. */
  @Column('timestamptz', { nullable: true })
  mensajes_retenidos_desde: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  updated_at: Date;
}
