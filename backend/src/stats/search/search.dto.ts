import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { Example, Id, Instant, Word } from '../../platform/openapi/field.js';
import { Trim } from '../../platform/http/validation/trim.js';

const TOO_SHORT = { message: 'Escribe al menos 2 caracteres' };
const TOO_LONG = { message: 'La búsqueda admite como máximo 200 caracteres' };

export class SearchQuery {
  /** Words to find. */
  @Example('mart')
  @ApiProperty({ minLength: 2, maxLength: 200 })
  @Trim()
  @MaxLength(200, TOO_LONG)
  @MinLength(2, TOO_SHORT)
  @IsString(TOO_SHORT)
  q: string;
}

export class FoundPerson {
  /** What was found. */ @Word(['persona']) tipo: 'persona';
  /** Id of the person. */ @Id() id: string;
  /** Full name. */ @Example('Núria Vidal Roca') titulo: string;
  /** Vacancy or position, and stage. */ @Example('Mecánico de camiones · En revisión') contexto: string;
}

export class FoundVacancy {
  /** What was found. */ @Word(['vacante']) tipo: 'vacante';
  /** Id of the vacancy. */ @Id() id: string;
  /** Title of the vacancy. */ @Example('Mecánico de camiones') titulo: string;
  /** Department and state. */ @Example('Mantenimiento · Activa') contexto: string;
}

export class FoundInterview {
  /** What was found. */ @Word(['entrevista']) tipo: 'entrevista';
  /** Id of the interview. */ @Id() id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Full name of the person. */ @Example('Núria Vidal Roca') titulo: string;
  /** Vacancy or position, and state. */ @Example('Mecánico de camiones · Confirmada') contexto: string;
  /** Instant at which it begins. */ @Instant() inicio: string;
}

export class SearchResponse {
  /** People, the newest application first. */
  @ApiProperty({ type: [FoundPerson] })
  personas: FoundPerson[];

  /** Vacancies, newest first; absent without `vacancies:read_all`. */
  @ApiProperty({ type: [FoundVacancy], required: false })
  vacantes?: FoundVacancy[];

  /** Interviews, those to come first; absent without `interviews:read`. */
  @ApiProperty({ type: [FoundInterview], required: false })
  entrevistas?: FoundInterview[];
}
