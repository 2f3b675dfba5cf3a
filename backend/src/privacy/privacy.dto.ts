import { LIMITS } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { User } from '../auth/user.entity.js';
import type { ErasureRequest } from './erasure/requests/erasure-request.entity.js';

const PASSWORD_INVALID = { message: 'La contraseña no es válida' };
const TOKEN_INVALID = { message: 'El enlace no es válido' };
/** Far more than any token has. */
const TOKEN_CHARACTERS = 200;

export class ErasureOrder {
  /** The account's password; an account without one sends none. */
  @IsOptional()
  @MaxLength(LIMITS.passwordMax, PASSWORD_INVALID)
  @IsString(PASSWORD_INVALID)
  password?: string;
}

export class ErasureConfirmation {
  /** That of the link in the message. */
  @MaxLength(TOKEN_CHARACTERS, TOKEN_INVALID)
  @IsString(TOKEN_INVALID)
  @IsNotEmpty(TOKEN_INVALID)
  token: string;
}

export class PendingErasure {
  pedido_at: string;

  /** From then on the link of the message does nothing. */
  caduca_at: string;
}

/** Whether somebody may erase their account, and whether they have asked to. */
export class ErasureState {
  /** False for staff: an administrator ends their accounts. */
  permitido: boolean;

  /** Whether asking takes the password. */
  pide_password: boolean;

  /** Waits to be confirmed by the link. */
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
