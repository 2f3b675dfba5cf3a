import { COINCIDENCIA_LUGARES, type CoincidenciaLugar } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Example, Word } from '../../../platform/openapi/field.js';

export class MatchFragment {
  /** Piece of the text. */ @Example('Llevo seis años de ') texto: string;
  /** It is one of the words that were looked for. */ marcado: boolean;
}

/** Where a search found its words. */
export class MatchResponse {
  /** In which part of the record the words were found. */
  @Word(COINCIDENCIA_LUGARES) lugar: CoincidenciaLugar;
  /** The text around them, in parts. */
  @ApiProperty({ type: [MatchFragment] })
  fragmento: MatchFragment[];
}
