import { COINCIDENCIA_LUGARES, type CoincidenciaLugar } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';

export class MatchFragment {
  texto: string;
  /** It is one of the words that were looked for. */
  marcado: boolean;
}

/** Where a search found its words. */
export class MatchResponse {
  @ApiProperty({ enum: COINCIDENCIA_LUGARES })
  lugar: CoincidenciaLugar;
  /** The text around them, in parts. */
  @ApiProperty({ type: [MatchFragment] })
  fragmento: MatchFragment[];
}
