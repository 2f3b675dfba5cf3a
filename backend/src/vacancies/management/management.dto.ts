import { VACANCY_EVENTS, VACANCY_LOCKS, type VacancyEvent, type VacancyLock } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import type { LogChanges, LogValue } from '../../logs/log-entry.entity.js';
import type { HistoryLine } from './vacancy-journal.js';

/** What only staff are told of a vacancy, and what they may do with it now. */
export class VacancyManagement {
  /** To be sent with an edit. */
  version: number;
  /** An administrator's reason for showing no salary. */
  motivo_sin_salario: string | null;
  /** Why it cannot be edited as it stands; null: it can. */
  @ApiProperty({ enum: VACANCY_LOCKS, nullable: true })
  bloqueo: VacancyLock | null;
  /** Without applications. */
  puede_eliminar: boolean;
}

/** The cards of the screen. */
export class VacancySummary {
  total: number;
  activas: number;
  destacadas: number;
  /** Received by all of them. */
  candidaturas: number;
}

export class VacancyChange {
  /** Name of the field on the wire. */
  campo: string;
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }], nullable: true })
  antes: LogValue;
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }], nullable: true })
  ahora: LogValue;
}

/** One thing that was done to a vacancy. */
export class VacancyHistoryResponse {
  id: string;
  @ApiProperty({ enum: VACANCY_EVENTS })
  tipo: VacancyEvent;
  /** ISO 8601 instant. */
  fecha: string;
  /** Name of who did it; null: by itself, or somebody who is gone. */
  autor: string | null;
  /** Lists have one entry a line. */
  @ApiProperty({ type: [VacancyChange] })
  cambios: VacancyChange[];
  /** The reason of a closing, or the title of what it is a copy of. */
  detalle: string | null;
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
