import { LIMITS } from '@hiring/contract';
import {} from 'class-validator';
import { Example, Text } from '../../../platform/openapi/field.js';
import { IsVersion } from '../../../platform/http/validation/version.js';
import { Trim } from '../../../platform/http/validation/trim.js';
import { ApplicationResponse } from '../application.dto.js';
import { CandidateRow } from '../candidates/candidate.dto.js';

export class FeedbackRequest {
  /** HR's own words: never mailed, never in the portal. */
  @Example('Encaja con el turno de mañana.')
  @Trim()
  @Text(LIMITS.longText, 'La valoración', { message: 'Escribe la valoración' })
  feedback_rrhh: string;

  /** The version that the writer saw; another one answers 409 `stale_version`. */
  @IsVersion({ message: 'Falta la versión de la candidatura' })
  version: number;
}

export class FeedbackResponse {
  /** The application as it is now. */ application: ApplicationResponse;
  /** The person as the lists now show them. */ candidate: CandidateRow;
}
