import { IsUUID } from 'class-validator';
import { TypedDay } from '../platform/http/validation/typed-day.js';
import { Day, Example, Id } from '../platform/openapi/field.js';

const DAY = { message: 'La fecha no es válida' };

/** From one day to another, both included, in Madrid. */
export class ApprovalDelegationRequest {
  /** Id of the account of staff that decides meanwhile. */
  @IsUUID(undefined, { message: 'Elige a alguien del equipo' })
  suplente_id: string;

  /** First day. */
  @Example('2027-03-22')
  @TypedDay(DAY)
  desde: string;

  /** Last day. */
  @Example('2027-04-02')
  @TypedDay(DAY)
  hasta: string;
}

export class ApprovalDelegationResponse {
  /** Id. */ @Id() id: string;
  /** Who decides meanwhile. */ @Example('Marta Soler') suplente: string;
  /** First day. */ @Day() desde: string;
  /** Last day. */ @Day() hasta: string;
}

/** Somebody of the team, who may decide in one's place. */
export class ApprovalColleague {
  /** Id of the account. */ @Id() id: string;
  /** Name. */ @Example('Marta Soler') nombre: string;
}
