import { CHECKED_COMPONENTS, CHECK_STATES } from '@hiring/contract';
import type { CheckedComponent, CheckState } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';
import { Day, Decimal, Example, Instant, Word } from '../../platform/openapi/field.js';

export class ComponentStatus {
  /** Which part of the system. */ @Word(CHECKED_COMPONENTS) componente: CheckedComponent;
  /** Name of the part. */ @Example('Base de datos') nombre: string;
  /** State, in one of these words. */ @Word(CHECK_STATES) estado: CheckState;
  /** What is so, or what is wrong. */
  @Example('Todo funciona.') mensaje: string;
  /** Figures of the check, by name. */
  @Example({})
  @ApiProperty({ type: 'object', additionalProperties: true })
  datos: Record<string, number | string | boolean | null>;
  /** Null: not checked yet. */ @Instant() comprobado_at: string | null;
}

export class SystemAvailability {
  /** Of the checks of the last 30 days, those that found a usable part, in % with 2 decimals. */
  @Decimal() porcentaje: number;
  /** How many checks the figure rests on. */ comprobaciones: number;
  /** The first day that is counted. */ @Day() desde: string;
}

export class SystemStatus {
  /** The worst of all parts. */ @Word(CHECK_STATES) estado: CheckState;
  /** What is so, or what is wrong. */
  @Example('Todo funciona.') mensaje: string;
  /** Parts of the system, each as its last check found it. */ componentes: ComponentStatus[];
  /** Null: nothing has been checked yet. */ disponibilidad: SystemAvailability | null;
  /** When the part that was checked longest ago was checked; null: one was not yet. */
  @Instant() comprobado_at: string | null;
}

export class SystemInfo {
  /** Version of the product. */ @Example('1.0.0') version: string;
  /** Version of Node.js. */ @Example('v22.12.0') node: string;
  /** Version of the database. */ @Example('PostgreSQL 18.4') base_de_datos: string;
  /** The last migration that the database has. */ @Example('1790000000000') esquema: string;
  /** Instant at which this process started. */ @Instant() arrancado_at: string;
  /** Seconds since this process started. */ en_marcha_segundos: number;
  /** Whether this is the installation that people use. */ produccion: boolean;
}

export class RateLimitInfo {
  /** Code of the limit. */ @Example('account-failures') codigo: string;
  /** What is counted, in words. */
  @Example('Contraseñas erróneas de una misma cuenta') descripcion: string;
  /** Attempts that are accepted within `segundos`. */ intentos: number;
  /** Seconds within which the attempts are counted. */ segundos: number;
}
