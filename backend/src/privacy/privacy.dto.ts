import { LinkToken } from '../auth/account-fields.js';
import { LIMITS } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Example, Instant, Text } from '../platform/openapi/field.js';
import type { User } from '../auth/user.entity.js';
import type { ErasureRequest } from './erasure/requests/erasure-request.entity.js';

const PASSWORD_INVALID = { message: 'La contraseña no es válida' };

export class ErasureOrder {
  /** The account's password; an account without one sends none. */
  @Example('Una-clave-Larga-2026')
  @IsOptional()
  @Text(LIMITS.passwordMax, PASSWORD_INVALID)
  password?: string;
}

export class ErasureConfirmation {
  /** That of the link in the message. */
  @LinkToken()
  token: string;
}

export class PendingErasure {
  /** Instant at which it was asked for. */ @Instant() pedido_at: string;

  /** From then on the link of the message does nothing. */ @Instant() caduca_at: string;
}

/** Whether somebody may erase their account, and whether they have asked to. */
export class ErasureState {
  /** False for staff: an administrator ends their accounts. */ permitido: boolean;

  /** Whether asking takes the password. */ pide_password: boolean;

  /** The erasure that waits to be confirmed by the link; null: there is none. */
  @ApiProperty({ type: PendingErasure, nullable: true })
  solicitud: PendingErasure | null;
}

export function toErasureState(user: User, request: ErasureRequest | null, now: Date): ErasureState {
  return {
    permitido: user.role === 'candidate',
    pide_password: user.password_hash !== null,
    solicitud:
      request && request.caduca_at > now
        ? { pedido_at: request.created_at.toISOString(), caduca_at: request.caduca_at.toISOString() }
        : null,
  };
}
