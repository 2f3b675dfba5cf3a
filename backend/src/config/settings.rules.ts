import { SETTING_LABEL, type SettingName } from '@hiring/contract';
import type { LogLevel } from '@hiring/contract';
import type { LogChanges } from '../logs/log-entry.entity.js';
import type { PlainSetting, SettingsResponse, SettingsValues } from './settings.dto.js';
import type { CompanyInfoRecord, SystemConfig } from './system-config.entity.js';

/** A host name, an IPv4 address, or empty. */
export const HOST_PATTERN =
  /^(?:(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*)?$/i;
/** `Name <box@host>`, `box@host`, or empty. */
export const SENDER_PATTERN =
  /^(?:[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+|[^<>@]{1,100}<[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>)?$/;
export const TAX_ID_PATTERN = /^[A-Z\d][A-Z\d .-]{4,18}[A-Z\d]$/i;

export type SettingValues = Pick<SettingsResponse, PlainSetting>;
export type SettingsChange = Pick<SettingsValues, PlainSetting>;

/** Mail server settings: without effect while SMTP_URL is set. */
export const SMTP_SETTINGS: readonly SettingName[] = [
  'smtp_host',
  'smtp_port',
  'smtp_user',
  'smtp_password',
  'smtp_oauth_url',
  'smtp_oauth_client',
  'smtp_oauth_scope',
  'smtp_from',
];

/** The settings as a flat object; empty text for unset ones. */
export function valuesOf(config: SystemConfig): SettingValues {
  const { company_info: company } = config;
  return {
    company_name: company.name,
    company_legal_name: company.legal_name,
    company_tax_id: company.tax_id,
    company_address: company.address,
    company_postal_code: company.postal_code,
    company_city: company.city,
    company_phone: company.phone,
    company_hours: company.hours,
    company_email: company.email,
    company_email_rrhh: company.email_rrhh,
    company_registry: company.registry,
    system_email: config.system_email,
    timezone: config.timezone,
    language: config.language,
    email_notifications: config.email_notifications,
    smtp_host: config.smtp_host ?? '',
    smtp_port: config.smtp_port,
    smtp_user: config.smtp_user ?? '',
    smtp_oauth_url: config.smtp_oauth_url ?? '',
    smtp_oauth_client: config.smtp_oauth_client ?? '',
    smtp_oauth_scope: config.smtp_oauth_scope ?? '',
    smtp_from: config.smtp_from ?? '',
    password_min_length: config.password_min_length,
    require_special_chars: config.require_special_chars,
    session_timeout: config.session_timeout,
    two_factor_auth: config.two_factor_auth,
    rechazo_retraso_horas: config.rechazo_retraso_horas,
    solicitud_obligatoria: config.solicitud_obligatoria,
  };
}

/** The columns that hold these values. */
export function columnsOf(
  values: SettingValues,
): Omit<
  SystemConfig,
  | 'id'
  | 'version'
  | 'versiones'
  | 'updated_at'
  | 'smtp_password'
  | 'smtp_password_clave'
  | 'copia_restaurada_de'
  | 'mensajes_retenidos_desde'
> {
  const company_info: CompanyInfoRecord = {
    name: values.company_name,
    legal_name: values.company_legal_name,
    tax_id: values.company_tax_id,
    address: values.company_address,
    postal_code: values.company_postal_code,
    city: values.company_city,
    phone: values.company_phone,
    hours: values.company_hours,
    email: values.company_email,
    email_rrhh: values.company_email_rrhh,
    registry: values.company_registry,
  };
  const { system_email, timezone, language, email_notifications, smtp_port } = values;
  const { password_min_length, require_special_chars, session_timeout, two_factor_auth } = values;
  return {
    company_info,
    system_email,
    timezone,
    language,
    email_notifications,
    smtp_host: values.smtp_host || null,
    smtp_port,
    smtp_user: values.smtp_user || null,
    smtp_oauth_url: values.smtp_oauth_url || null,
    // Without its address there is no client.
    smtp_oauth_client: (values.smtp_oauth_url && values.smtp_oauth_client) || null,
    smtp_oauth_scope: (values.smtp_oauth_url && values.smtp_oauth_scope) || null,
    smtp_from: values.smtp_from || null,
    password_min_length,
    require_special_chars,
    session_timeout,
    two_factor_auth,
    rechazo_retraso_horas: values.rechazo_retraso_horas,
    solicitud_obligatoria: values.solicitud_obligatoria,
  };
}

/** The settings whose value changes. */
export function changedSettings(before: SettingValues, order: SettingsChange): PlainSetting[] {
  const names = Object.keys(before) as PlainSetting[];
  return names.filter((name) => order[name] !== undefined && order[name] !== before[name]);
}

/** The ones that somebody else changed after version `seen` was read. */
export function staleSettings<Name extends SettingName>(
  names: readonly Name[],
  versions: SystemConfig['versiones'],
  seen: number,
): Name[] {
  return names.filter((name) => (versions[name] ?? 1) > seen);
}

/** A value as people read it. */
export function sayValue(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'activado' : 'desactivado';
  return value === '' ? 'vacío' : String(value);
}

/** Old and new value of each. */
export function changesOf(
  names: readonly PlainSetting[],
  before: SettingValues,
  after: SettingValues,
): LogChanges {
  return Object.fromEntries(names.map((name) => [name, { antes: before[name], ahora: after[name] }]));
}

/** Log level: a warning when accounts become less protected, otherwise success. */
export function levelOf(
  names: readonly SettingName[],
  before: SettingValues,
  after: SettingValues,
): LogLevel {
  const weaker =
    after.password_min_length < before.password_min_length ||
    (before.require_special_chars && !after.require_special_chars) ||
    (before.two_factor_auth && !after.two_factor_auth);
  if (weaker) return 'warning';
  return names.length > 1 ? 'success' : 'info';
}

export const sayChanged = (names: readonly SettingName[]): string =>
  `Configuración cambiada: ${names.map((name) => SETTING_LABEL[name]).join(', ')}`;
