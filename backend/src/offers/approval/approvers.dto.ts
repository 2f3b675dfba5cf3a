import { OFFER_LIMITS } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsUUID } from 'class-validator';
import { ApprovalColleague } from '../../approvals/delegations.dto.js';
import { IsVersion } from '../../platform/http/validation/version.js';
import { Example, Version } from '../../platform/openapi/field.js';

const PEOPLE = { message: 'Elige personas del equipo, cada una una vez' };

/** Who approves the offers of a department. */
export class OfferApproversRequest {
  /** Ids of accounts of staff, in the order in which they approve; none: nobody has to. */
  @ApiProperty({ type: [String], format: 'uuid', maxItems: OFFER_LIMITS.approvers, uniqueItems: true })
  @IsArray(PEOPLE)
  @ArrayMaxSize(OFFER_LIMITS.approvers, { message: `Como mucho ${OFFER_LIMITS.approvers} personas` })
  @ArrayUnique(PEOPLE)
  @IsUUID(undefined, { each: true, ...PEOPLE })
  usuarios: string[];

  /** Whether whoever sends an offer may be the only one who approves it. */
  @IsBoolean({ message: 'Di si quien envía puede aprobar' })
  propia: boolean;

  /** The version that was seen; 0 of a department that has none. Another one answers 409 `offer_stale`. */
  @Example(0)
  @IsVersion({ message: 'Falta la versión' }, 0)
  version: number;
}

export class OfferApproversResponse {
  /** Code of the department; it is the id. */ @Example('chofer') id: string;
  /** Its name. */ @Example('Chofer') nombre: string;
  /** Who approves, in this order. */ @ApiProperty({ type: [ApprovalColleague] })
  personas: ApprovalColleague[];
  /** Whether whoever sends an offer may be the only one who approves it. */ propia: boolean;
  @Version() version: number;
}
