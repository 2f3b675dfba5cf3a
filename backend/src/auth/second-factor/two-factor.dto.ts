import { Password } from '../account-fields.js';
import {} from 'class-validator';
import { Example, RequiredText } from '../../platform/openapi/field.js';

export const CODE_REQUIRED = { message: 'Escribe el código' };
const TICKET_REQUIRED = { message: 'Vuelve a empezar' };

/** A code of the app, or a recovery code. */
export class CodeRequest {
  /** Code of the app or a recovery code. */
  @Example('123456')
  @RequiredText(40, CODE_REQUIRED)
  code: string;
}

export class SecondFactorRequest extends CodeRequest {
  /** `ticket` of the answer `second_factor_required`. */
  @Example('y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhR')
  @RequiredText(200, TICKET_REQUIRED)
  ticket: string;
}

export class PasswordRequest {
  /** Password. */
  @Password()
  password: string;
}

export class PasswordAndCodeRequest extends CodeRequest {
  /** Password. */
  @Password()
  password: string;
}

/** The secret for the app, twice: drawn and to be typed. It is shown now and never again. */
export class TwoFactorStartResponse {
  /** Base32. */ @Example('JBSWY3DPEHPK3PXP') secret: string;
  /** otpauth://, which opens the app on a telephone. */
  @Example('otpauth://totp/Ejemplo:nuria.vidal%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Ejemplo')
  uri: string;
  /** Width and height of the drawing in modules, margin included. */ qr_size: number;
  /** The dark modules as the path of an SVG of that size. */ @Example('M4 4h7v1H4z') qr_path: string;
}

export class RecoveryCodesResponse {
  /** Shown once; each replaces the app once. */ @Example(['K7QF-2M9X']) recovery_codes: string[];
}
