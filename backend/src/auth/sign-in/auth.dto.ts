import {
  AccountEmail,
  KnownEmail,
  LinkToken,
  OptionalPassword,
  Password,
  TOKEN_CHARACTERS,
  SameAs,
} from '../account-fields.js';
import { CANAL_CODE, LIMITS, toSay } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, IsUUID, Matches, MaxLength, MinLength } from 'class-validator';
import { Example, RequiredText, Text } from '../../platform/openapi/field.js';
import { Trim, TrimLine } from '../../platform/http/validation/trim.js';
import { STORABLE_PATTERN } from '../../platform/values/email-address.js';
import {
  PASSWORD_REQUIRED,
  PASSWORD_TOO_LONG,
  PASSWORDS_DIFFER,
  tooShort,
} from '../passwords/password.rules.js';

const EMAIL_REQUIRED = { message: toSay('El correo es obligatorio') };
const EMAIL_INVALID = { message: toSay('El correo no es válido') };
const REFRESH_INVALID = { message: 'El token no es válido' };
const REQUIRED_CODE = { message: toSay('Escribe el código') };
const REQUIRED = { message: PASSWORD_REQUIRED };
const TOO_LONG = { message: PASSWORD_TOO_LONG };
/** Of the check of the column. */
const RETURN_PATH_CHARACTERS = 500;
const NOTICE_INVALID = { message: 'La versión del aviso no es válida' };
const RETURN_PATH_INVALID = { message: 'La página de destino no es válida' };

export class RegisterRequest {
  /** E-mail address. */
  @AccountEmail()
  email: string;

  /** Password. */
  @Example('Una-clave-Larga-2026')
  @MaxLength(LIMITS.passwordMax, TOO_LONG)
  @MinLength(LIMITS.passwordMinCandidate, { message: tooShort(LIMITS.passwordMinCandidate, 'La contraseña') })
  @IsString(REQUIRED)
  @IsNotEmpty(REQUIRED)
  password: string;

  /** The same password again, from a form that asks for it twice. */
  @Example('Una-clave-Larga-2026')
  @SameAs('password', PASSWORDS_DIFFER)
  @IsOptional()
  confirm_password?: string;

  /** The opening that the person wants to apply for: after verifying the address the form for it comes next. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La vacante no es válida' })
  vacante_id?: string;

  /** Version of the privacy notice that the form showed, and the language of a translation (`2-ro`). */
  @Example('2026-01')
  @IsOptional()
  @TrimLine()
  @Text(40, NOTICE_INVALID)
  aviso_version?: string;
  /** Code of the tracking link by which the person came. */
  @Example('portal')
  @IsOptional()
  @Matches(CANAL_CODE, { message: 'El canal no es válido' })
  canal?: string;
}

export class LoginRequest {
  /** E-mail address. */
  @KnownEmail()
  email: string;

  /** Password. */
  @Password()
  password: string;
}

/** Programs send the code of a second factor along. */
@Example({ email: 'nuria.vidal@example.com', password: 'Una-clave-Larga-2026' })
export class TokenRequest extends LoginRequest {
  /** Code of the app or a recovery code. */
  @Example('123456')
  @IsOptional()
  @Text(40, REQUIRED_CODE)
  code?: string;
}

/** A program's refresh token; browsers send theirs as a cookie. */
export class RefreshRequest {
  /** The refresh token; it is good once. */
  @Example('y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhR')
  @IsOptional()
  @Text(TOKEN_CHARACTERS, REFRESH_INVALID)
  refresh_token?: string;
}

/** An e-mail as far as it is typed. */
export class EmailRequest {
  /** E-mail address. */
  @Example('nuria.vidal@example.com')
  @Trim()
  @MaxLength(LIMITS.email, EMAIL_INVALID)
  @Matches(STORABLE_PATTERN, EMAIL_INVALID)
  @IsNotEmpty(EMAIL_REQUIRED)
  email: string;
}

export class EmailExistsResponse {
  /** True: there is an account with this e-mail. */ exists: boolean;
}

export class ForgotPasswordRequest {
  /** E-mail address. */
  @AccountEmail()
  email: string;
}

export class SignInLinkRequest extends ForgotPasswordRequest {
  /** Path of the site first asked for, to which the link leads. */
  @Example('/portal-candidato')
  @IsOptional()
  @MaxLength(RETURN_PATH_CHARACTERS, RETURN_PATH_INVALID)
  @Matches(/^\/(?![\\/])[^\s\\]*$/, RETURN_PATH_INVALID)
  next?: string;
}

/** The token of the link; from another browser with the password too, or with a new one. */
@Example({ token: 'y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhR', password: 'Una-clave-Larga-2026' })
export class VerifyEmailRequest {
  /** Token of the link in the message. */
  @LinkToken()
  token: string;

  /** Password. */
  @IsOptional()
  @OptionalPassword()
  password?: string;

  /** Sets this password instead of asking for the old one. */
  @Example('Una-clave-Larga-2026')
  @IsOptional()
  @IsString(REQUIRED)
  new_password?: string;

  /** Must equal `new_password`. */
  @Example('Una-clave-Larga-2026') @SameAs('new_password', PASSWORDS_DIFFER) confirm_password?: string;
}

export class VerifyEmailResponse {
  /** `password_required`: this browser did not ask for the link, or the password was wrong. */
  @ApiProperty({ enum: ['verified', 'password_required'] })
  status: 'verified' | 'password_required';
  /** Where to go on. */ @Example('/portal-candidato') next?: string;
}

export class ResetPasswordRequest {
  /** Token of the link in the message. */
  @LinkToken()
  token: string;

  /** Password. */
  @Password()
  password: string;

  /** The same password again. */
  @Example('Una-clave-Larga-2026') @SameAs('password', PASSWORDS_DIFFER) confirm_password: string;
}

export class ChangePasswordRequest {
  /** The password of now. */
  @Example('Una-clave-Larga-2025')
  @RequiredText(LIMITS.passwordMax, TOO_LONG, REQUIRED)
  current_password: string;

  /** Password. */
  @Password()
  password: string;

  /** The same password again. */
  @Example('Una-clave-Larga-2026') @SameAs('password', PASSWORDS_DIFFER) confirm_password: string;
}
