import { LOG_LEVELS, LOG_NOBODY, type LogLevel } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { Example, Id, Instant, Word } from '../platform/openapi/field.js';
import type { LogRecord } from './log-entries.repository.js';
import type { LogValue } from './log-entry.entity.js';
import { type BreakReason, type LogCheck } from './seal/log-seal.entity.js';

/** One field that changed, in words. */
export class LogChange {
  /** Name of the field. */ @Example('salario_max') campo: string;
  /** The value before the change. */ @Example('26000') antes: string | null;
  /** The value after the change. */ @Example('28000') ahora: string | null;
}

export class LogResponse {
  /** Id. */ @Example('1042') id: string;
  /** When it was made. */ @Instant() created_at: string;
  /** Of who did it: `system` when nobody did, "Cuenta eliminada" when the account is gone. Read from the account, not kept. */
  @Example('rrhh@example.com') user_email: string;
  /** Id of the account that did it; null for the system. */ @Id() actor_id: string | null;
  /** What was done, as `noun.verb`. */ @Example('vacancy.published') action: string;
  /** Further details, without personal data. */
  @Example('Vacante publicada: Mecánico de camiones') details: string;
  /** How much attention it needs. */ @Word(LOG_LEVELS) level: LogLevel;
  /** What it is about. */ @Example('vacancy') entity: string | null;
  /** Id of what it was done to. */ @Example('3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11') entity_id: string | null;
  /** Address of the account that it is about. */
  @Example('nuria.vidal@example.com') entity_email: string | null;
  /** What changed, field by field. */ @ApiProperty({ type: [LogChange] }) cambios: LogChange[];
}

export class LogDetailResponse extends LogResponse {
  /** False: it was written a moment ago and waits for its seal. */ sellada: boolean;
}

export class LogActionsResponse {
  /** Every action of the log. */ @Example(['vacancy.published']) actions: string[];
}

export const SEAL_STATES = ['verificado', 'roto', 'sin_verificar'] as const;

export class LogSealResponse {
  /** State, in one of these words. */
  @Word(SEAL_STATES) estado: (typeof SEAL_STATES)[number];
  /** When all seals were compared with the entries the last time. */ @Instant() verified_at: string | null;
  /** Entries whose seal held. */ entries: number;
  /** Entries that wait for their seal now; 1001 stands for that many or more. */ waiting: number;
  /** What was found where the seals do not hold, fit to show. */
  @Example('La entrada 1042 ha cambiado desde que se selló.') problem: string | null;
}

export class LogExportQuery {
  /**
   * The filter of the list.
   * @example "{}"
   */
  @IsOptional()
  @IsString()
  filter?: string;
}

export function toLogResponse(record: LogRecord): LogResponse {
  const { actor_email, cambios, created_at, ...rest } = record;
  return {
    ...rest,
    created_at: created_at.toISOString(),
    user_email: record.actor_id === null ? LOG_NOBODY.system : (actor_email ?? LOG_NOBODY.erased),
    entity_email: record.entity === 'user' ? (record.entity_email ?? LOG_NOBODY.erased) : null,
    cambios: Object.entries(cambios ?? {}).map(([campo, { antes, ahora }]) => ({
      campo,
      antes: inWords(antes),
      ahora: inWords(ahora),
    })),
  };
}

function inWords(value: LogValue): string | null {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return value === null ? null : String(value);
}

const PROBLEM: Readonly<Record<BreakReason, (id: string) => string>> = {
  cambiada: (id) => `La entrada ${id} se ha modificado después de sellarse.`,
  falta: (id) => `Falta la entrada ${id}: se ha borrado después de escribirse.`,
  sin_sello: (id) => `La entrada ${id} se ha escrito sin pasar por el sistema.`,
  cadena: (id) => `Faltan sellos de la cadena (entrada ${id}).`,
  clave: (id) => `No se puede comprobar desde la entrada ${id}: falta la clave con la que se selló.`,
};

export function toLogSealResponse(check: LogCheck | null, waiting: number): LogSealResponse {
  const broken = check?.roto_motivo ?? null;
  return {
    estado: check ? (broken ? 'roto' : 'verificado') : 'sin_verificar',
    verified_at: check?.verificado_at.toISOString() ?? null,
    entries: Number(check?.entradas ?? 0),
    waiting,
    problem: broken ? PROBLEM[broken](check?.roto_log_id ?? 'última') : null,
  };
}
