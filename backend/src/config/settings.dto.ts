import { type Language, LANGUAGES, type SettingName, TIME_ZONES, type TimeZone } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import {} from 'class-validator';
import { IsVersion } from '../platform/http/versions/version.js';
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

const EMAIL = 'escribe una dirección de email válida';

/** Any of the settings; those left out stay as they are. */
export class SettingsValues {
  @RequiredTextSetting('company_name')
  company_name?: string;

  @RequiredTextSetting('company_legal_name')
  company_legal_name?: string;

  @PatternSetting('company_tax_id', TAX_ID_PATTERN, 'escribe letras y números, como en B00000000')
  company_tax_id?: string;

  @RequiredTextSetting('company_address')
  company_address?: string;

  @RequiredTextSetting('company_postal_code')
  company_postal_code?: string;

  @RequiredTextSetting('company_city')
  company_city?: string;

  @PatternSetting('company_phone', /^\+?[\d ().-]{6,30}$/, 'escribe un número de teléfono')
  company_phone?: string;

  @RequiredTextSetting('company_hours')
  company_hours?: string;

  @PatternSetting('company_email', EMAIL_PATTERN, EMAIL)
  company_email?: string;

  /** Mailbox of human resources: answers to messages go there. */
  @PatternSetting('company_email_rrhh', EMAIL_PATTERN, EMAIL)
  company_email_rrhh?: string;

  @RequiredTextSetting('company_registry')
  company_registry?: string;

  /** Sender of messages where `smtp_from` names none. */
  @PatternSetting('system_email', EMAIL_PATTERN, EMAIL)
  system_email?: string;

  /** How instants are written; appointments keep the zone they were agreed in. */
  @ChoiceSetting('timezone', TIME_ZONES)
  @ApiProperty({ enum: TIME_ZONES, required: false })
  timezone?: TimeZone;

  /** How dates and numbers are written; texts stay Spanish. */
  @ChoiceSetting('language', LANGUAGES)
  @ApiProperty({ enum: LANGUAGES, required: false })
  language?: Language;

  /** Off: messages of the process are written as `omitido`; those of accounts still go. */
  @SwitchSetting('email_notifications')
  email_notifications?: boolean;

  /** Empty: no server; messages are kept as `capturado`. */
  @PatternSetting('smtp_host', HOST_PATTERN, 'escribe el nombre de un servidor, como smtp.example.com')
  smtp_host?: string;

  @NumberSetting('smtp_port', '')
  smtp_port?: number;

  /** Empty: without signing in. */
  @TextSetting('smtp_user')
  smtp_user?: string;

  /** `Name <box@host>` or `box@host`; empty: the system's e-mail. */
  @PatternSetting(
    'smtp_from',
    SENDER_PATTERN,
    'escribe una dirección, sola o como Nombre <direccion@example.com>',
  )
  smtp_from?: string;

  @NumberSetting('password_min_length', 'caracteres')
  password_min_length?: number;

  @SwitchSetting('require_special_chars')
  require_special_chars?: boolean;

  /** Minutes of idleness after which staff sign in again. */
  @NumberSetting('session_timeout', 'minutos')
  session_timeout?: number;

  @SwitchSetting('two_factor_auth')
  two_factor_auth?: boolean;

  /** Hours that a rejection waits. */
  @NumberSetting('rechazo_retraso_horas', 'horas')
  rechazo_retraso_horas?: number;
}

/** One setting or several. */
export class UpdateSettingsRequest extends SettingsValues {
  /** The password of the mail server; stored sealed and never given back. Empty: none. */
  @SecretSetting('smtp_password')
  smtp_password?: string;

  /** The `version` that was read: a setting changed since then is refused with `config_stale`. */
  @IsVersion({ message: 'Falta la versión que se estaba editando' })
  version: number;
}

/** All the settings but secrets. Empty texts where nothing is set. */
export class SettingsResponse {
  company_name: string;
  company_legal_name: string;
  company_tax_id: string;
  company_address: string;
  company_postal_code: string;
  company_city: string;
  company_phone: string;
  company_hours: string;
  company_email: string;
  company_email_rrhh: string;
  company_registry: string;
  system_email: string;
  @ApiProperty({ enum: TIME_ZONES })
  timezone: TimeZone;
  @ApiProperty({ enum: LANGUAGES })
  language: Language;
  email_notifications: boolean;
  smtp_host: string;
  smtp_port: number;
  smtp_user: string;
  smtp_from: string;
  /** The password itself is never given back. */
  smtp_password_set: boolean;
  /** SMTP_URL is set: it wins, and the `smtp_*` settings cannot be changed. */
  smtp_locked: boolean;
  /** Who messages come from, as things are. */
  sender: string;
  password_min_length: number;
  require_special_chars: boolean;
  session_timeout: number;
  two_factor_auth: boolean;
  rechazo_retraso_horas: number;
  /** Rises with every change. */
  version: number;
  updated_at: string;
}

/** The settings that can be read as they are written. */
export type PlainSetting = Exclude<SettingName, 'smtp_password'>;
