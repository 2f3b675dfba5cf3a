import { SLOT_INVITATION_STATES, SLOT_LIMITS } from '@hiring/contract';
import type { SlotInvitationState } from '@hiring/contract';
import { IsOptional, IsUUID } from 'class-validator';
import { Example, Id, Instant, Whole, Word } from '../../platform/openapi/field.js';
import { accountName } from '../../platform/values/account-name.js';
import type { SlotInvitation } from './slot-invitation.entity.js';
import { invitationState } from './slots.rules.js';

const DAYS_INVALID = { message: `De 1 a ${SLOT_LIMITS.validDays} días` };

export class OfferSlotsRequest {
  /** Id of the person. */ @IsUUID(undefined, { message: 'Elige un candidato' }) candidato_id: string;

  /** The person's current application unless said. */
  @IsOptional()
  @IsUUID(undefined, { message: 'La candidatura no es válida' })
  aplicacion_id?: string;

  /** Id of the availability whose hours are offered. */
  @IsUUID(undefined, { message: 'Elige qué horas ofreces' }) disponibilidad_id: string;

  /** Days for which the link is good; 7 unless said. */
  @IsOptional()
  @Whole(1, SLOT_LIMITS.validDays, DAYS_INVALID)
  dias_validez?: number;
}

export class SlotInvitationResponse {
  /** Id. */ @Id() id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** What the person applied for: the vacancy, or the code of the position. */
  @Example('Mecánico de camiones') puesto: string;
  /** Id of the availability whose hours are offered. */ @Id() disponibilidad_id: string;
  /** Name of the availability. */ @Example('Entrevistas de taller') disponibilidad_nombre: string;
  /** Name of the interviewer. */ @Example('Marta Soler') entrevistador_nombre: string;
  /** State, in one of these words. */
  @Word(SLOT_INVITATION_STATES) estado: SlotInvitationState;
  /** ISO 8601 instant after which the link is no longer good. */ @Instant() caduca: string;
  /** Beginning of what was picked. */ @Instant() elegida: string | null;
  /** When it was made. */ @Instant() created_at: string;
}

/** An open invitation of the signed-in person to choose a slot. */
export class MySlotInvitation {
  /** Id. */ @Id() id: string;
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** Path of the page where it is picked. */ @Example('/portal-candidato/elegir-hora') enlace: string;
  /** ISO 8601 instant after which it is no longer good. */ @Instant() caduca: string;
}

/**
 * `disponibilidad` with its `entrevistador`, and `entrevista` must be loaded.
 * @param puesto what the application is for, in words
 */
export function toSlotInvitationResponse(
  row: SlotInvitation,
  puesto: string,
  open: boolean,
  now: Date,
): SlotInvitationResponse {
  const { disponibilidad, entrevista } = row;
  return {
    id: row.id,
    candidato_id: row.candidato_id,
    aplicacion_id: row.aplicacion_id,
    puesto,
    disponibilidad_id: row.disponibilidad_id,
    disponibilidad_nombre: disponibilidad.nombre,
    entrevistador_nombre: accountName(disponibilidad.entrevistador),
    estado: invitationState(row, open, now),
    caduca: row.caduca_at.toISOString(),
    elegida: entrevista?.inicio.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
