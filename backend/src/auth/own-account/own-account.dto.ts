import { LIMITS } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, Matches, MaxLength } from 'class-validator';
import { Email, Example, Id, Instant, Text } from '../../platform/openapi/field.js';
import { Trim } from '../../platform/http/validation/trim.js';
import { EMAIL_PATTERN } from '../../platform/values/email-address.js';
import { CODE_REQUIRED } from '../second-factor/two-factor.dto.js';
import { PASSWORD_REQUIRED, PASSWORD_TOO_LONG } from '../passwords/password.rules.js';

const EMAIL_REQUIRED = { message: 'El email es obligatorio' };
const EMAIL_INVALID = { message: 'El email no es válido' };
const TOKEN_REQUIRED = { message: 'El enlace no es válido' };
const REQUIRED = { message: PASSWORD_REQUIRED };
const TOO_LONG = { message: PASSWORD_TOO_LONG };
/** Far more than any token has. */
const TOKEN_CHARACTERS = 200;

export class EmailChangeRequest {
  /** The new address. */
  @Email()
  @Trim()
  @MaxLength(LIMITS.email, EMAIL_INVALID)
  @Matches(EMAIL_PATTERN, EMAIL_INVALID)
  @IsNotEmpty(EMAIL_REQUIRED)
  email: string;

  /** The current one. */
  @Example('Una-clave-Larga-2026')
  @Text(LIMITS.passwordMax, TOO_LONG, REQUIRED)
  @IsNotEmpty(REQUIRED)
  password: string;
}

/** One of the two: a code where the account has a second factor, the password where it has none. */
@Example({ password: 'Una-clave-Larga-2026' })
export class ProofRequest {
  /** Password. */
  @Example('Una-clave-Larga-2026')
  @IsOptional()
  @Text(LIMITS.passwordMax, TOO_LONG, REQUIRED)
  password?: string;

  /** A code of the app, or a recovery code, which is used up. */
  @Example('123456')
  @IsOptional()
  @Text(40, CODE_REQUIRED)
  code?: string;
}

export class ProofResponse {
  /** Until when nothing more is asked for. */ proven_until: string;
}

/** The token of a message's link. */
export class LinkRequest {
  /** Token of the link in the message. */
  @Example('y1uG5vX0b8lqO2c7mW4sT9fE3aZ6kJhR')
  @Text(TOKEN_CHARACTERS, TOKEN_REQUIRED)
  @IsNotEmpty(TOKEN_REQUIRED)
  token: string;
}

export class ConfirmEmailChangeRequest extends LinkRequest {
  /** Where the account is not signed in. */
  @Example('Una-clave-Larga-2026')
  @IsOptional()
  @Text(LIMITS.passwordMax, TOO_LONG, REQUIRED)
  password?: string;
}

export class ConfirmEmailChangeResponse {
  /** `password_required`: the account is not signed in in this browser, or the password was wrong. */
  @ApiProperty({ enum: ['confirmed', 'password_required'] })
  status: 'confirmed' | 'password_required';
  /** The account's address from now on. */ @Email() email?: string;
}

export class OwnSessionResponse {
  /** Id. */ @Id() id: string;
  /** "Chrome en Windows". */ @Example('Firefox en Linux') device: string;
  /** Instant at which it was made. */ @Instant() created_at: string;
  /** Last request by a person, to the minute. */ @Instant() last_seen_at: string;
  /** The one that asks. */ current: boolean;
}

export class OwnSessionsResponse {
  /** Where the account is signed in. */ sessions: OwnSessionResponse[];
}

export class PendingEmailChangeResponse {
  /** The address that has yet to confirm. */ @Email() email: string;
  /** Instant until which it is valid. */ @Instant() expires_at: string;
}

export class OwnAccountResponse {
  /** E-mail address. */ @Email() email: string;
  /** Whether the address has been confirmed. */ email_verified: boolean;
  /** False: it is entered by links until a password is chosen. */ has_password: boolean;
  /** What a new password has to be, in words. */
  @Example('Al menos 10 caracteres, que no sean de una contraseña conocida.') password_rules: string;
  /** A change of address that waits to be confirmed; null when there is none. */
  @ApiProperty({ type: () => PendingEmailChangeResponse, nullable: true })
  pending_email: PendingEmailChangeResponse | null;
  /** Whether the second factor is on. */ two_factor: boolean;
  /** Recovery codes that are left. */ recovery_codes: number;
  /** Where the account is signed in. */ sessions: OwnSessionResponse[];
}
