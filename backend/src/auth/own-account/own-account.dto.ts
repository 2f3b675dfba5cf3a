import { AccountEmail, LinkToken, OptionalPassword, Password } from '../account-fields.js';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { SITE_LANGUAGES, type SiteLanguage } from '@hiring/contract';
import { Email, Example, Id, Instant, Text, Word } from '../../platform/openapi/field.js';
import { CODE_REQUIRED } from '../second-factor/two-factor.dto.js';

export class EmailChangeRequest {
  /** The new address. */
  @AccountEmail()
  email: string;

  /** The current one. */
  @Password()
  password: string;
}

/** One of the two: a code where the account has a second factor, the password where it has none. */
@Example({ password: 'Una-clave-Larga-2026' })
export class ProofRequest {
  /** Password. */
  @IsOptional()
  @OptionalPassword()
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

export class AccountLanguageRequest {
  /** In which the product is to write to this person. */
  @IsIn(SITE_LANGUAGES, { message: 'El idioma no es válido' })
  idioma: SiteLanguage;
}

/** The token of a message's link. */
export class LinkRequest {
  /** Token of the link in the message. */
  @LinkToken()
  token: string;
}

export class ConfirmEmailChangeRequest extends LinkRequest {
  /** Where the account is not signed in. */
  @IsOptional()
  @OptionalPassword()
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
  /** Browser and system, as far as they say so. */ @Example('Firefox en Linux') device: string;
  /** When it was made. */ @Instant() created_at: string;
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
  /** In which the product writes to this person. */ @Word(SITE_LANGUAGES) idioma: SiteLanguage;
  /** What a new password has to be, in words. */
  @Example('Al menos 10 caracteres, que no sean de una contraseña conocida.') password_rules: string;
  /** A change of address that waits to be confirmed; null when there is none. */
  @ApiProperty({ type: () => PendingEmailChangeResponse, nullable: true })
  pending_email: PendingEmailChangeResponse | null;
  /** Whether the second factor is on. */ two_factor: boolean;
  /** Recovery codes that are left. */ recovery_codes: number;
  /** Where the account is signed in. */ sessions: OwnSessionResponse[];
}
