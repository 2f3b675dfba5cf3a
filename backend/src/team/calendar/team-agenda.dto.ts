import { ApiProperty, PickType } from '@nestjs/swagger';
import { AgendaInterview } from '../../interviews/planning/interview-planning.dto.js';
import { TypedDay } from '../../platform/http/validation/typed-day.js';
import { Example, Id } from '../../platform/openapi/field.js';

const DAY = { message: 'La fecha no es válida' };

export class TeamAgendaQuery {
  /** The first day, in Madrid. */ @Example('2027-03-01') @TypedDay(DAY) desde: string;
  /** The last day, in Madrid. */ @Example('2027-03-07') @TypedDay(DAY) hasta: string;
}

/** An interview of whoever asks, or of an application to one of their openings. */
export class TeamInterview extends PickType(AgendaInterview, [
  'id',
  'inicio',
  'fin',
  'candidato_nombre',
  'entrevistador_nombre',
  'tipo',
  'estado',
  'pide_otro_momento',
] as const) {
  /** Id of the application. */ @Id() aplicacion_id: string;
  /** Whether whoever asks holds it. */ propia: boolean;
}

export class TeamAgenda {
  /** The interviews of these days. */
  @ApiProperty({ type: [TeamInterview] }) entrevistas: TeamInterview[];
  /** There are more than these in the days asked for. */ hay_mas: boolean;
}
