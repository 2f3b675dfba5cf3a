import { type Language, LANGUAGES, type SettingName, TIME_ZONES, type TimeZone } from '@hiring/contract';
import { Example, Instant, Word } from '../platform/openapi/field.js';
import { IsVersion } from '../platform/http/validation/version.js';
import { EMAIL_PATTERN } from '../platform/values/email-address.js';
import {
  ChoiceSetting,
  NumberSetting,
  PatternSetting,
  RequiredTextSetting,
  SecretSetting,
  SwitchSetting,
  TextSetting,
} from './setting-fields.js';
import { HOST_PATTERN, SENDER_PATTERN, TAX_ID_PATTERN } from './settings.rules.js';

const EMAIL = 'escribe una dirección de correo válida';

/** Any of the settings; those left out stay as they are. */
export class SettingsValues {
  /** The company's name. */
  @Example('Logística de Vehículos Ejemplo') @RequiredTextSetting('company_name') company_name?: string;

  /** The company's registered name. */
  @Example('Logística de Vehículos Ejemplo, S.L.')
  @RequiredTextSetting('company_legal_name')
  company_legal_name?: string;

  /** The company's tax number. */
  @Example('B00000000')
  @PatternSetting('company_tax_id', TAX_ID_PATTERN, 'escribe letras y números, como en B00000000')
  company_tax_id?: string;

  /** The company's street and number. */
  @Example('Carrer de la Mercè 4') @RequiredTextSetting('company_address') company_address?: string;

  /** The company's postal code. */
  @Example('08004') @RequiredTextSetting('company_postal_code') company_postal_code?: string;

  /** The company's town. */ @Example('Barcelona') @RequiredTextSetting('company_city') company_city?: string;

  /** The company's telephone number. */
  @Example('+34 932 000 000')
  @PatternSetting('company_phone', /^\+?[\d ().-]{6,30}$/, 'escribe un número de teléfono')
  company_phone?: string;

  /** Opening hours, in words. */
  @Example('De lunes a viernes, de 9:00 a 18:00')
  @RequiredTextSetting('company_hours')
  company_hours?: string;

  /** The company's e-mail address. */
  @Example('info@example.com') @PatternSetting('company_email', EMAIL_PATTERN, EMAIL) company_email?: string;

  /** Mailbox of human resources: answers to messages go there. */
  @Example('rrhh@example.com')
  @PatternSetting('company_email_rrhh', EMAIL_PATTERN, EMAIL)
  company_email_rrhh?: string;

  /** Entry in the company register. */
  @Example('Registro Mercantil de Barcelona, tomo 1, folio 2')
  @RequiredTextSetting('company_registry')
  company_registry?: string;

  /** Sender of messages where `smtp_from` names none. */
  @Example('sistemas@example.com')
  @PatternSetting('system_email', EMAIL_PATTERN, EMAIL)
  system_email?: string;

  /** How instants are written; appointments keep the zone they were agreed in. */
  @ChoiceSetting('timezone', TIME_ZONES)
  @Word(TIME_ZONES)
  timezone?: TimeZone;

  /** How dates and numbers are written; texts stay Spanish. */
  @ChoiceSetting('language', LANGUAGES)
  @Word(LANGUAGES)
  language?: Language;

  /** Off: messages of the process are written as `omitido`; those of accounts still go. */
  @SwitchSetting('email_notifications')
  email_notifications?: boolean;

  /** Empty: no server; messages are kept as `capturado`. */
  @Example('smtp.example.com')
  @PatternSetting('smtp_host', HOST_PATTERN, 'escribe el nombre de un servidor, como smtp.example.com')
  smtp_host?: string;

  /** Port of the mail server. */ @NumberSetting('smtp_port', '') smtp_port?: number;

  /** Empty: without signing in. */
  @Example('seleccion@example.com') @TextSetting('smtp_user') smtp_user?: string;

  /**
   * Where access tokens for `smtp_user` come from, by client credentials with `smtp_password` as the secret; empty: the
   * password signs in.
   */
  @Example('https://login.microsoftonline.com/contoso.example/oauth2/v2.0/token')
  @TextSetting('smtp_oauth_url')
  smtp_oauth_url?: string;

  /** Id of the application that gets tokens; needed with `smtp_oauth_url`. */
  @Example('6f7a0f3e-1c1d-4a5b-9d55-0a7e4a3a2b10')
  @TextSetting('smtp_oauth_client')
  smtp_oauth_client?: string;

  /** Scope of the tokens; needed with `smtp_oauth_url`. */
  @Example('https://outlook.office365.com/.default')
  @TextSetting('smtp_oauth_scope')
  smtp_oauth_scope?: string;

  /** `Name <box@host>` or `box@host`; empty: the system's e-mail. */
  @Example('Selección <seleccion@example.com>')
  @PatternSetting(
    'smtp_from',
    SENDER_PATTERN,
    'escribe una dirección, sola o como Nombre <direccion@example.com>',
  )
  smtp_from?: string;

  /** Fewest characters of a password. */
  @NumberSetting('password_min_length', 'caracteres') password_min_length?: number;

  /** Whether passwords need a character that is neither letter nor digit. */
  @SwitchSetting('require_special_chars') require_special_chars?: boolean;

  /** Minutes of idleness after which staff sign in again. */
  @NumberSetting('session_timeout', 'minutos')
  session_timeout?: number;

  /** Whether staff must use a second factor. */ @SwitchSetting('two_factor_auth') two_factor_auth?: boolean;

  /** Hours that a rejection waits. */
  @NumberSetting('rechazo_retraso_horas', 'horas')
  rechazo_retraso_horas?: number;

  /** Whether no vacancy is published without an approved request for staff. */
  @SwitchSetting('solicitud_obligatoria')
  solicitud_obligatoria?: boolean;
}

/** One setting or several. */
@Example({ version: 1, company_city: 'Rubí', session_timeout: 60 })
export class UpdateSettingsRequest extends SettingsValues {
  /** The password of the mail server; stored sealed and never given back. Empty: none. */
  @Example('Una-clave-Larga-2026') @SecretSetting('smtp_password') smtp_password?: string;

  /** The `version` that was read: a setting changed since then is refused with `config_stale`. */
  @IsVersion({ message: 'Falta la versión que se estaba editando' })
  version: number;
}

/** All the settings but secrets. Empty texts where nothing is set. */
export class SettingsResponse {
  /** The company's name. */ @Example('Logística de Vehículos Ejemplo') company_name: string;
  /** The company's registered name. */
  @Example('Logística de Vehículos Ejemplo, S.L.') company_legal_name: string;
  /** The company's tax number. */ @Example('B00000000') company_tax_id: string;
  /** The company's street and number. */ @Example('Carrer de la Mercè 4') company_address: string;
  /** The company's postal code. */ @Example('08004') company_postal_code: string;
  /** The company's town. */ @Example('Barcelona') company_city: string;
  /** The company's telephone number. */ @Example('+34 932 000 000') company_phone: string;
  /** Opening hours, in words. */ @Example('De lunes a viernes, de 9:00 a 18:00') company_hours: string;
  /** The company's e-mail address. */ @Example('info@example.com') company_email: string;
  /** Human resources' e-mail address. */ @Example('rrhh@example.com') company_email_rrhh: string;
  /** Entry in the company register. */
  @Example('Registro Mercantil de Barcelona, tomo 1, folio 2') company_registry: string;
  /** Address to which the system writes. */ @Example('sistemas@example.com') system_email: string;
  /** Time zone of the installation. */ @Word(TIME_ZONES) timezone: TimeZone;
  /** Language of the product. */ @Word(LANGUAGES) language: Language;
  /** Whether messages are sent at all. */ email_notifications: boolean;
  /** Host of the mail server. */ @Example('smtp.example.com') smtp_host: string;
  /** Port of the mail server. */ smtp_port: number;
  /** User of the mail server. */ @Example('seleccion@example.com') smtp_user: string;
  /** Where access tokens come from; empty: the password signs in. */
  @Example('https://login.microsoftonline.com/contoso.example/oauth2/v2.0/token')
  smtp_oauth_url: string;
  /** Id of the application that gets tokens. */
  @Example('6f7a0f3e-1c1d-4a5b-9d55-0a7e4a3a2b10')
  smtp_oauth_client: string;
  /** Scope of the tokens. */ @Example('https://outlook.office365.com/.default') smtp_oauth_scope: string;
  /** Sender of the messages. */ @Example('Selección <seleccion@example.com>') smtp_from: string;
  /** The password itself is never given back. */ smtp_password_set: boolean;
  /** SMTP_URL is set: it wins, and the `smtp_*` settings cannot be changed. */ smtp_locked: boolean;
  /** Who messages come from, as things are. */ @Example('Selección <seleccion@example.com>') sender: string;
  /** Fewest characters of a password. */ password_min_length: number;
  /** Whether passwords need a character that is neither letter nor digit. */ require_special_chars: boolean;
  /** Minutes without use after which a session ends. */ session_timeout: number;
  /** Whether staff must use a second factor. */ two_factor_auth: boolean;
  /** Hours that a rejection waits before it is sent. */ rechazo_retraso_horas: number;
  /** Whether no vacancy is published without an approved request for staff. */ solicitud_obligatoria: boolean;
  /** Rises with every change. */ @Example(1) version: number;
  /** Instant of the last change. */ @Instant() updated_at: string;
}

/** Settings whose value may be read. */
export type PlainSetting = Exclude<SettingName, 'smtp_password'>;
