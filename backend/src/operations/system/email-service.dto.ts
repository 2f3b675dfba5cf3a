import { CHECK_STATES } from '@hiring/contract';
import type { CheckState } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Example, Instant, Word } from '../../platform/openapi/field.js';

export class EmailServiceResponse {
  /** `sin_comprobar`: the installation has just started. */
  @Word([...CHECK_STATES, 'sin_comprobar'])
  estado: CheckState | 'sin_comprobar';
  /** What is so, or what is wrong. */
  @Example('Todo funciona.') mensaje: string;
  /** `captura`: no server is set; messages are kept and can be read in the back office. */
  @Word(['smtp', 'captura']) modo: 'smtp' | 'captura';
  /** Whether messages of the process are sent at all. */ avisos_activados: boolean;
  /** ISO 8601 instant of the last check. */
  @Instant() @ApiProperty({ type: String, nullable: true }) comprobado_at: string | null;
}
