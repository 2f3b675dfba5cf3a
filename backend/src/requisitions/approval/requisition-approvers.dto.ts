import { EVERY_DEPARTMENT, REQUISITION_LIMITS } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { ApprovalColleague } from '../../approvals/delegations.dto.js';
import { ValidateObject } from '../../platform/http/validation/validate-object.js';
import { IsVersion } from '../../platform/http/validation/version.js';
import { Example, Version, Whole } from '../../platform/openapi/field.js';

const { rules, approvers, salario } = REQUISITION_LIMITS;
const PEOPLE = { message: 'Elige personas del equipo, cada una una vez' };
const FROM = { message: 'Escribe un salario bruto anual de hasta 500.000 euros; 0: desde el primero' };
const RULES = { message: `Como mucho ${rules} reglas` };

export class ApproversRuleRequest {
  /** Of requests whose band ends at this pay or above: gross euros a year; 0: all. */
  @Example(40_000)
  @Whole(0, salario.max, FROM)
  desde: number;

  /** Ids of accounts of staff, in the order in which they approve. */
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: approvers, uniqueItems: true })
  @IsArray(PEOPLE)
  @ArrayMinSize(1, PEOPLE)
  @ArrayMaxSize(approvers, { message: `Como mucho ${approvers} personas` })
  @ArrayUnique(PEOPLE)
  @IsUUID(undefined, { each: true, ...PEOPLE })
  usuarios: string[];
}

/** Who approves the requests of a department. */
export class RequisitionApproversRequest {
  /** Each adds its people from its pay on; none: human resources or administration approve. */
  @ApiProperty({ type: [ApproversRuleRequest], maxItems: rules })
  @IsArray(RULES)
  @ArrayMaxSize(rules, RULES)
  @ArrayUnique(({ desde }: ApproversRuleRequest) => desde, {
    message: 'Hay dos reglas desde el mismo salario',
  })
  @ValidateObject({ each: true })
  @Type(() => ApproversRuleRequest)
  reglas: ApproversRuleRequest[];

  /** The version that was seen; 0 of a department that has none. Another one answers 409 `requisition_stale`. */
  @Example(0)
  @IsVersion({ message: 'Falta la versión' }, 0)
  version: number;
}

export class ApproversRuleResponse {
  /** From this pay on: gross euros a year. */ @Example(40_000) desde: number;
  /** Who approves, in this order. */ @ApiProperty({ type: [ApprovalColleague] })
  personas: ApprovalColleague[];
}

export class RequisitionApproversResponse {
  /** Code of the department, or `todos`; it is the id. */ @Example(EVERY_DEPARTMENT) id: string;
  /** Its name. */ @Example('Todos los departamentos') nombre: string;
  /** Its rules, those of a lower pay first. */ @ApiProperty({ type: [ApproversRuleResponse] })
  reglas: ApproversRuleResponse[];
  @Version() version: number;
}
