import type { Environment } from '../platform/environment/environment.js';
import type { SettingsResponse } from './settings.dto.js';
import { valuesOf } from './settings.rules.js';
import type { SystemConfig } from './system-config.entity.js';

/** The settings for administrators, without secrets. */
export function toSettingsResponse(
  config: SystemConfig,
  { smtpUrl, mailFrom }: Pick<Environment, 'smtpUrl' | 'mailFrom'>,
): SettingsResponse {
  const locked = smtpUrl !== null;
  return {
    ...valuesOf(config),
    smtp_password_set: config.smtp_password_clave !== null,
    smtp_locked: locked,
    sender: locked ? mailFrom : (config.smtp_from ?? config.system_email),
    version: config.version,
    updated_at: config.updated_at.toISOString(),
  };
}
