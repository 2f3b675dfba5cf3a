import { LIMITS } from '@hiring/contract';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PASSWORD_REQUIRED, PASSWORD_TOO_LONG } from '../passwords/password.rules.js';

export const CODE_REQUIRED = { message: 'Escribe el código' };
const TICKET_REQUIRED = { message: 'Vuelve a empezar' };
const REQUIRED = { message: PASSWORD_REQUIRED };
const TOO_LONG = { message: PASSWORD_TOO_LONG };

/** A code of the app, or a recovery code. */
export class CodeRequest {
  @MaxLength(40, CODE_REQUIRED)
  @IsString(CODE_REQUIRED)
  @IsNotEmpty(CODE_REQUIRED)
  code: string;
}

export class SecondFactorRequest extends CodeRequest {
  /** `ticket` of the answer `second_factor_required`. */
  @MaxLength(200, TICKET_REQUIRED)
  @IsString(TICKET_REQUIRED)
  @IsNotEmpty(TICKET_REQUIRED)
  ticket: string;
}

export class PasswordRequest {
  @MaxLength(LIMITS.passwordMax, TOO_LONG)
  @IsString(REQUIRED)
  @IsNotEmpty(REQUIRED)
  password: string;
}

export class PasswordAndCodeRequest extends CodeRequest {
  @MaxLength(LIMITS.passwordMax, TOO_LONG)
  @IsString(REQUIRED)
  @IsNotEmpty(REQUIRED)
  password: string;
}

/** The secret for the app, twice: drawn and to be typed. It is shown now and never again. */
export class TwoFactorStartResponse {
  /** Base32. */
  secret: string;
  /** otpauth://, which opens the app on a telephone. */
  uri: string;
  /** Width and height of the drawing in modules, margin included. */
  qr_size: number;
  /** The dark modules as the path of an SVG of that size. */
  qr_path: string;
}

export class RecoveryCodesResponse {
  /** Shown once; each replaces the app once. */
  recovery_codes: string[];
}
