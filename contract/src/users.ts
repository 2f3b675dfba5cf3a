/** User administration and the system log. */

import type { Tone } from './vocabulary.js';

/** Staff roles that an administrator may create. */
export const STAFF_ROLES = ['rrhh', 'responsable', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const USER_STATUSES = ['active', 'inactive'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
export const USER_STATUS_LABEL: Readonly<Record<UserStatus, string>> = {
  active: 'Activo',
  inactive: 'Inactivo',
};

/** Actions an administrator may take on an account now. */
export const USER_ACTIONS = [
  'role',
  'deactivate',
  'activate',
  'end_sessions',
  'reset_second_factor',
  'invite',
] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

export const LOG_LEVELS = ['info', 'warning', 'error', 'success'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_LEVEL_LABEL: Readonly<Record<LogLevel, string>> = {
  info: 'Información',
  warning: 'Aviso',
  error: 'Error',
  success: 'Correcto',
};

export const LOG_LEVEL_TONE: Readonly<Record<LogLevel, Tone>> = {
  info: 'blue',
  warning: 'yellow',
  error: 'red',
  success: 'green',
};

/** Log entries on a page: API default, and panel. */
export const LOG_PAGE = { api: 50, panel: 20 } as const;
/** Who acted where nobody did, or nobody is left. */
export const LOG_NOBODY = { system: 'system', erased: 'Cuenta eliminada' } as const;
