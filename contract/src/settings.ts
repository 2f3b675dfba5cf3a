import { LANGUAGE, type SiteLanguage } from './languages.js';
import { REJECTION_DELAY_HOURS } from './messages.js';

/** Settings of the administration panel: wire names, labels and limits. */
export const LANGUAGES = ['es', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_LABEL: Readonly<Record<Language, string>> = {
  es: 'Español',
  en: 'Inglés',
  fr: 'Francés',
};

export const TIME_ZONES = [
  'Europe/Madrid',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
] as const;
export type TimeZone = (typeof TIME_ZONES)[number];

export const TIME_ZONE_LABEL: Readonly<Record<TimeZone, string>> = {
  'Europe/Madrid': 'Madrid (Europe/Madrid)',
  'Europe/London': 'Londres (Europe/London)',
  'America/New_York': 'Nueva York (America/New_York)',
  'America/Los_Angeles': 'Los Ángeles (America/Los_Angeles)',
};

/** Identity providers at which staff sign in, at most. */
export const OIDC_PROVIDERS = 3;
/** Passkeys of one account, and characters of the name of one. */
export const PASSKEY_LIMITS = { each: 10, name: 60 } as const;
/** The panel's tab of ways in, to which the trial of a provider comes back. */
export const PANEL_ACCESS_PATH = '/sistema-aplicacion/panel-admin/acceso';

/** Formats of dates, times and numbers. */
export interface Formats {
  language: Language | SiteLanguage;
  timezone: TimeZone;
}

/** The locale for `Intl`. */
export const localeOf = (language: Formats['language']): string =>
  language === 'fr' ? 'fr-FR' : LANGUAGE[language].locale;

/** Both ends included. */
export const SETTING_RANGE = {
  password_min_length: { min: 6, max: 20 },
  /** Minutes. */
  session_timeout: { min: 15, max: 480 },
  smtp_port: { min: 1, max: 65_535 },
  /** Hours. */
  rechazo_retraso_horas: REJECTION_DELAY_HOURS,
} as const;

/** Labels for forms, e-mails and the log. */
export const SETTING_LABEL = {
  company_name: 'Nombre de la empresa',
  company_legal_name: 'Razón social',
  company_tax_id: 'NIF',
  company_address: 'Dirección',
  company_postal_code: 'Código postal',
  company_city: 'Ciudad',
  company_phone: 'Teléfono',
  company_hours: 'Horario',
  company_email: 'Correo de contacto',
  company_email_rrhh: 'Correo de RRHH',
  company_registry: 'Datos registrales',
  system_email: 'Correo del sistema',
  timezone: 'Zona horaria',
  language: 'Idioma',
  email_notifications: 'Notificaciones por correo',
  smtp_host: 'Servidor SMTP',
  smtp_port: 'Puerto SMTP',
  smtp_user: 'Usuario SMTP',
  smtp_password: 'Contraseña SMTP',
  smtp_oauth_url: 'Dirección del token SMTP',
  smtp_oauth_client: 'Identificador del cliente SMTP',
  smtp_oauth_scope: 'Ámbito SMTP',
  smtp_from: 'Remitente',
  password_min_length: 'Longitud mínima de la contraseña',
  require_special_chars: 'Exigir caracteres especiales',
  session_timeout: 'Tiempo de espera de la sesión',
  two_factor_auth: 'Verificación en dos pasos',
  rechazo_retraso_horas: 'Plazo antes de enviar un rechazo',
  solicitud_obligatoria: 'No se publica ninguna vacante sin solicitud aprobada',
} as const;

export type SettingName = keyof typeof SETTING_LABEL;
export const SETTING_NAMES = Object.keys(SETTING_LABEL) as readonly SettingName[];

/** Characters that a text setting may have. */
export const SETTING_LENGTH = 200;

/** The catalogue of departments. */
export const NEW_DEPARTMENT = 'Nuevo departamento';
export const NEW_POSITION = 'Nueva posición';

export const CATALOGUE_LIMITS = {
  departments: 100,
  /** Of one department. */
  positions: 100,
  name: 60,
  /** Uses of a department are counted up to this number. */
  counted: 1000,
} as const;

/** Where a department is offered, in words. */
export const DEPARTMENT_USE_LABEL = {
  candidatura: 'Formulario de candidatura',
  perfil: 'Perfil del candidato',
  vacante: 'Vacantes',
  personal: 'Personal interno',
} as const;
