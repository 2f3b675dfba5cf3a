import type { CheckState } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';

export class EmailServiceResponse {
  /** `sin_comprobar`: the installation has just started. */
  estado: CheckState | 'sin_comprobar';
  mensaje: string;
  /** `captura`: no server is set; messages are kept and can be read in the back office. */
  modo: 'smtp' | 'captura';
  /** Whether messages of the process are sent at all. */
  avisos_activados: boolean;
  /** ISO 8601 instant of the last check. */
  @ApiProperty({ type: String, nullable: true })
  comprobado_at: string | null;
}
