import { VACANCY_EVENTS, VACANCY_LOCKS, type VacancyEvent, type VacancyLock } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Example, Id, Instant, Word } from '../../platform/openapi/field.js';
import type { LogChanges, LogValue } from '../../logs/log-entry.entity.js';
import type { HistoryLine } from './vacancy-journal.js';

/** Fields of a vacancy for staff only, and the actions that are allowed now. */
export class VacancyManagement {
  /** To be sent with an edit. */ @Example(1) version: number;
  /** An administrator's reason for showing no salary. */
  @Example('Se acuerda con cada persona por convenio.') motivo_sin_salario: string | null;
  /** Why it cannot be edited in its current state; null: it can. */
  @Word(VACANCY_LOCKS) bloqueo: VacancyLock | null;
  /** Without applications. */ puede_eliminar: boolean;
}

/** The cards of the screen. */
export class VacancySummary {
  /** How many in all. */ total: number;
  /** How many are open to applications. */ activas: number;
  /** How many are shown before others. */ destacadas: number;
  /** Applications received by all of them. */ candidaturas: number;
}

export class VacancyChange {
  /** Name of the field on the wire. */ @Example('salario_max') campo: string;
  /** The value before the change. */
  @Example('26000')
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }], nullable: true })
  antes: LogValue;
  /** The value after the change. */
  @Example('28000')
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }], nullable: true })
  ahora: LogValue;
}

/** One thing that was done to a vacancy. */
export class VacancyHistoryResponse {
  /** Id. */ @Id() id: string;
  /** Kind, in one of these words. */ @Word(VACANCY_EVENTS) tipo: VacancyEvent;
  /** ISO 8601 instant at which it happened. */ @Instant() fecha: string;
  /** Name of the author; null: an automatic change, or a deleted account. */
  @Example('Marta Soler') autor: string | null;
  /** Lists have one entry a line. */
  @ApiProperty({ type: [VacancyChange] })
  cambios: VacancyChange[];
  /** The reason of a closing, or the title of what it is a copy of. */
  @Example('Se ha cubierto dentro de la empresa.') detalle: string | null;
}

const changesOf = (cambios: LogChanges): VacancyChange[] =>
  Object.entries(cambios).map(([campo, { antes, ahora }]) => ({ campo, antes, ahora }));

export function toHistoryResponse({ id, tipo, created_at, autor, cambios, detalle }: HistoryLine) {
  return {
    id,
    tipo,
    fecha: created_at.toISOString(),
    autor,
    cambios: changesOf(cambios),
    detalle,
  } satisfies VacancyHistoryResponse;
}
