import { ApiProperty } from '@nestjs/swagger';
import { ERROR_CATALOGUE } from './error-catalogue.js';

/** RFC 9457 problem details. */
export class ProblemResponse {
  type: string;
  title: string;
  status: number;
  /** Stable, for programs. */
  @ApiProperty({ enum: Object.keys(ERROR_CATALOGUE) })
  code: string;
  /** Spanish, fit to show. */
  detail: string;
  /** Messages by field. */
  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  })
  errors?: Record<string, string[]>;
}
