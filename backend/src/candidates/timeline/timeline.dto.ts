import {
  type Estado,
  ESTADOS,
  HISTORIA_SUCESOS,
  HISTORIA_TIPOS,
  type HistoriaSuceso,
  type HistoriaTipo,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Example, Instant, Word } from '../../platform/openapi/field.js';

/** One thing that happened with a person. */
export class TimelineEntry {
  /** Unique in the history: kind and id of the record. */ @Example('recibida') clave: string;
  /** Kind, in one of these words. */ @Word(HISTORIA_TIPOS) tipo: HistoriaTipo;
  /** What happened. */ @Word(HISTORIA_SUCESOS) suceso: HistoriaSuceso;
  /** ISO 8601 instant. */ @Instant() fecha: string;
  /** Name of who did it; null: the candidate, the system, or an account that is gone. */
  @Example('Marta Soler') autor: string | null;
  /** Of a move. */
  @Word(ESTADOS) de: Estado | null;
  /** Where it went. */ @Word(ESTADOS) a: Estado | null;
  /** What was written, asked or sent: the subject of a message, the text of a note, the name of a file. */
  @Example('Prefiere que la llamen por la tarde.') texto: string | null;
  /** It was taken back: an undone move, a cancelled interview. */ anulado: boolean;
  /** Of an interview: when it is. ISO 8601 instant. */ @Instant() cuando: string | null;
}

export class TimelineResponse {
  /** Newest first. */
  @ApiProperty({ type: [TimelineEntry] })
  sucesos: TimelineEntry[];
  /** `cursor` of the next page; null: this is the last one. */
  @Example('WyIyMDI3LTAzLTAxIl0') siguiente: string | null;
}
