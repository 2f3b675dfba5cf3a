import { LIMITS } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
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
  @Trim()
  @MaxLength(LIMITS.email, EMAIL_INVALID)
  @Matches(EMAIL_PATTERN, EMAIL_INVALID)
  @IsNotEmpty(EMAIL_REQUIRED)
  email: string;

  /** The current one. */
  @MaxLength(LIMITS.passwordMax, TOO_LONG)
  @IsString(REQUIRED)
  @IsNotEmpty(REQUIRED)
  password: string;
}

/** One of the two: a code where the account has a second factor, the password where it has none. */
export class ProofRequest {
  @IsOptional()
  @MaxLength(LIMITS.passwordMax, TOO_LONG)
  @IsString(REQUIRED)
  password?: string;

  /** A code of the app, or a recovery code, which is used up. */
  @IsOptional()
  @MaxLength(40, CODE_REQUIRED)
  @IsString(CODE_REQUIRED)
  code?: string;
}

export class ProofResponse {
  /** Until when nothing more is asked for. */
  proven_until: string;
}

/** The token of a message's link. */
export class LinkRequest {
  @MaxLength(TOKEN_CHARACTERS, TOKEN_REQUIRED)
  @IsString(TOKEN_REQUIRED)
  @IsNotEmpty(TOKEN_REQUIRED)
  token: string;
}

export class ConfirmEmailChangeRequest extends LinkRequest {
  /** Where the account is not signed in. */
  @IsOptional()
  @MaxLength(LIMITS.passwordMax, TOO_LONG)
  @IsString(REQUIRED)
  password?: string;
}

export class ConfirmEmailChangeResponse {
  /** `password_required`: the account is not signed in in this browser, or the password was wrong. */
  @ApiProperty({ enum: ['confirmed', 'password_required'] })
  status: 'confirmed' | 'password_required';
  /** The account's address from now on. */
  email?: string;
}

export class OwnSessionResponse {
  id: string;
  /** "Chrome en Windows". */
  device: string;
  created_at: string;
  /** Last request by a person, to the minute. */
  last_seen_at: string;
  /** The one that asks. */
  current: boolean;
}

export class OwnSessionsResponse {
  sessions: OwnSessionResponse[];
}

export class PendingEmailChangeResponse {
  /** The address that has yet to confirm. */
  email: string;
  expires_at: string;
}

export class OwnAccountResponse {
  email: string;
  email_verified: boolean;
  /** False: it is entered by links until a password is chosen. */
  has_password: boolean;
  /** What a new password has to be, in words. */
  password_rules: string;
  @ApiProperty({ type: () => PendingEmailChangeResponse, nullable: true })
  pending_email: PendingEmailChangeResponse | null;
  two_factor: boolean;
  /** Recovery codes that are left. */
  recovery_codes: number;
  sessions: OwnSessionResponse[];
}
