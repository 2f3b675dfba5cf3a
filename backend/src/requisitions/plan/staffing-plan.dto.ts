import { REQUISITION_LIMITS } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsVersion } from '../../platform/http/validation/version.js';
import { Decimal, Example, Version, Whole } from '../../platform/openapi/field.js';

const { prevista } = REQUISITION_LIMITS;

export class PlannedStaffRequest {
  /** How many people the department means to take on in the year. */
  @Example(6)
  @Whole(0, prevista, { message: `Escribe un número de 0 a ${prevista}` })
  prevista: number;

  /** The version that was seen; 0 of a department that has none. Another one answers 409 `requisition_stale`. */
  @Example(0)
  @IsVersion({ message: 'Falta la versión' }, 0)
  version: number;
}

/** A department in a year; its requests are those whose first day lies in it. */
export class StaffingPlanLine {
  /** Code of the department; it is the id. */ @Example('mantenimiento') id: string;
  /** Its name. */ @Example('Mantenimiento') nombre: string;
  /** How many people are planned. */ @Example(6) prevista: number;
  /** Openings that were asked for and not cancelled. */ @Example(5) pedidas: number;
  /** Openings of them that are approved. */ @Example(4) aprobadas: number;
  /** How many were hired for them. */ @Example(3) contratadas: number;
  @Version() version: number;
}

export class StaffingPlanResponse {
  /** The year. */ @Example(2027) anio: number;
  /** Each department. */ @ApiProperty({ type: [StaffingPlanLine] }) departamentos: StaffingPlanLine[];
  /** Median days from the request to its approval; null: none was approved. */
  @Decimal() @Example(2.5) dias_hasta_aprobacion: number | null;
  /** Median days from the approval to a hire; null: nobody was hired. */
  @Decimal() @Example(31) dias_hasta_contratacion: number | null;
}
