import {
  type Estado,
  ESTADOS,
  HISTORIA_SUCESOS,
  HISTORIA_TIPOS,
  type HistoriaSuceso,
  type HistoriaTipo,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Example, Instant, Word } from '../../../platform/openapi/field.js';

/** One thing that happened with a person. */
export class TimelineEntry {
  /** Key of the entry in the history: a letter for its kind, and the id of the record. */
  @Example('h3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11') clave: string;
  /** Kind, in one of these words. */ @Word(HISTORIA_TIPOS) tipo: HistoriaTipo;
  /** What happened. */ @Word(HISTORIA_SUCESOS) suceso: HistoriaSuceso;
  /** ISO 8601 instant at which it happened. */ @Instant() fecha: string;
  /** Name of who did it; null: the candidate, the system, or an account that is gone. */
  @Example('Marta Soler') autor: string | null;
  /** State before a move; null: no move. */
  @Word(ESTADOS) de: Estado | null;
  /** State after a move; null: no move. */ @Word(ESTADOS) a: Estado | null;
  /** Name of the phase after a move; null: none. */ @Example('Llamada de filtro') fase: string | null;
  /** What was written, asked or sent: the subject of a message, the text of a note, the name of a file. */
  @Example('Prefiere que la llamen por la tarde.') texto: string | null;
  /** It was taken back: an undone move, a cancelled interview. */ anulado: boolean;
  /** What a rule did, and may be taken back. */ puede_deshacerse: boolean;
  /** ISO 8601 instant of an interview; null: no interview. */ @Instant() cuando: string | null;
}

export class TimelineResponse {
  /** Newest first. */
  @ApiProperty({ type: [TimelineEntry] })
  sucesos: TimelineEntry[];
  /** `cursor` of the next page; null: this is the last one. */
  @Example('WyIyMDI3LTAzLTAxIl0') siguiente: string | null;
}
