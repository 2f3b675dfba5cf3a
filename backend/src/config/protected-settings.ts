import type { SettingName } from '@hiring/contract';

/**
 * Each setting, and who may change it. By a `protected` one accounts could be taken over or messages read by somebody
 * else: it is closed to API keys, asks people for a recent proof, and administrators are told of its change.
 */
const ACCESS: Readonly<Record<SettingName, 'open' | 'protected'>> = {
  company_name: 'open',
  company_legal_name: 'open',
  company_tax_id: 'open',
  company_address: 'open',
  company_postal_code: 'open',
  company_city: 'open',
  company_phone: 'open',
  company_hours: 'open',
  company_registry: 'open',
  timezone: 'open',
  language: 'open',
  rechazo_retraso_horas: 'open',
  // What people write to the company and answer to its messages goes to these.
  company_email: 'protected',
  company_email_rrhh: 'protected',
  system_email: 'protected',
  email_notifications: 'protected',
  smtp_host: 'protected',
  smtp_port: 'protected',
  smtp_user: 'protected',
  smtp_password: 'protected',
  smtp_from: 'protected',
  password_min_length: 'protected',
  require_special_chars: 'protected',
  session_timeout: 'protected',
  two_factor_auth: 'protected',
};

export const isProtected = (name: SettingName): boolean => ACCESS[name] === 'protected';
