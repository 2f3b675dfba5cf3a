import {
  type Estado,
  ESTADOS,
  HISTORIA_SUCESOS,
  HISTORIA_TIPOS,
  type HistoriaSuceso,
  type HistoriaTipo,
} from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';

/** One thing that happened with a person. */
export class TimelineEntry {
  /** Unique in the history: kind and id of the record. */
  clave: string;
  @ApiProperty({ enum: HISTORIA_TIPOS })
  tipo: HistoriaTipo;
  @ApiProperty({ enum: HISTORIA_SUCESOS })
  suceso: HistoriaSuceso;
  /** ISO 8601 instant. */
  fecha: string;
  /** Name of who did it; null: the candidate, the system, or an account that is gone. */
  autor: string | null;
  /** Of a move. */
  @ApiProperty({ enum: ESTADOS, nullable: true })
  de: Estado | null;
  @ApiProperty({ enum: ESTADOS, nullable: true })
  a: Estado | null;
  /** What was written, asked or sent: the subject of a message, the text of a note, the name of a file. */
  texto: string | null;
  /** It was taken back: an undone move, a cancelled interview. */
  anulado: boolean;
  /** Of an interview: when it is. ISO 8601 instant. */
  cuando: string | null;
}

export class TimelineResponse {
  /** Newest first. */
  @ApiProperty({ type: [TimelineEntry] })
  sucesos: TimelineEntry[];
  /** `cursor` of the next page; null: this is the last one. */
  siguiente: string | null;
}
