import { ApiProperty } from '@nestjs/swagger';
import { Example } from '../openapi/field.js';
import { ERROR_CATALOGUE } from './error-catalogue.js';

/** RFC 9457 problem details. */
export class ProblemResponse {
  /** Always `about:blank`: the meaning is in `code`. */ @Example('about:blank') type: string;
  /** The words of the status. */ @Example('Unprocessable Entity') title: string;
  /** The HTTP status. */ @Example(422) status: number;
  /** Stable, for programs. */
  @ApiProperty({ enum: Object.keys(ERROR_CATALOGUE) })
  code: string;
  /** Spanish, fit to show. */ @Example('Revisa los campos marcados.') detail: string;
  /** Messages by field. */
  @ApiProperty({
    selfRequired: false,
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  })
  errors?: Record<string, string[]>;
}
