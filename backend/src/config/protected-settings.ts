import type { SettingName } from '@hiring/contract';

/**
 * Who may change each setting. A `protected` one could be used to take over accounts or read e-mail: it is closed
 * to API keys, requires a recent proof, and administrators are told of its change.
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
  solicitud_obligatoria: 'open',
  // Replies to the company's e-mail and contact messages are sent to these.
  company_email: 'protected',
  company_email_rrhh: 'protected',
  system_email: 'protected',
  email_notifications: 'protected',
  smtp_host: 'protected',
  smtp_port: 'protected',
  smtp_user: 'protected',
  smtp_password: 'protected',
  smtp_oauth_url: 'protected',
  smtp_oauth_client: 'protected',
  smtp_oauth_scope: 'protected',
  smtp_from: 'protected',
  password_min_length: 'protected',
  require_special_chars: 'protected',
  session_timeout: 'protected',
  two_factor_auth: 'protected',
};

export const isProtected = (name: SettingName): boolean => ACCESS[name] === 'protected';
