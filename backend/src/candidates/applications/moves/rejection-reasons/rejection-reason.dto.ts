import { MESSAGE_LIMITS } from '@hiring/contract';
import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Example, Id, RequiredText } from '../../../../platform/openapi/field.js';
import { TrimLine } from '../../../../platform/http/validation/trim.js';
import type { RejectionReason } from './rejection-reason.entity.js';

const ORDER = { message: 'El orden va de 0 a 9999' };

export class RejectionReasonRequest {
  /** The reason, in words. */
  @Example('Otro perfil encaja mejor')
  @TrimLine()
  @RequiredText(MESSAGE_LIMITS.motivo, 'El motivo', { message: 'Escribe el motivo' })
  nombre: string;

  /** Offered when somebody is rejected; true unless said. */
  @IsOptional()
  @IsBoolean({ message: 'Este campo debe ser verdadero o falso' })
  activo?: boolean;

  /** Place in the list, the lowest first. */
  @IsOptional()
  @IsInt(ORDER)
  @Min(0, ORDER)
  @Max(9999, ORDER)
  orden?: number;
}

export class RejectionReasonResponse {
  /** Id. */ @Id() id: string;
  /** The reason, in words. */ @Example('Otro perfil encaja mejor') nombre: string;
  /** False: no longer offered; it stays where it was used. */ activo: boolean;
  /** Place in the list, from 1. */ orden: number;
}

export function toRejectionReasonResponse({
  id,
  nombre,
  activo,
  orden,
}: RejectionReason): RejectionReasonResponse {
  return { id, nombre, activo, orden };
}
