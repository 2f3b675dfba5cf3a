import type { CheckedComponent, CheckState } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';

export class ComponentStatus {
  componente: CheckedComponent;
  nombre: string;
  estado: CheckState;
  /** What is so, or what is wrong. */
  mensaje: string;
  /** Figures of the check, by name. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  datos: Record<string, number | string | boolean | null>;
  /** Null: not checked yet. */
  comprobado_at: string | null;
}

export class SystemAvailability {
  /** Of the checks of the last 30 days, those that found a usable part, in % with 2 decimals. */
  porcentaje: number;
  comprobaciones: number;
  /** The first day that is counted. */
  desde: string;
}

export class SystemStatus {
  /** The worst of all parts. */
  estado: CheckState;
  mensaje: string;
  componentes: ComponentStatus[];
  /** Null: nothing has been checked yet. */
  disponibilidad: SystemAvailability | null;
  /** When the part that was checked longest ago was checked; null: one was not yet. */
  comprobado_at: string | null;
}

export class SystemInfo {
  version: string;
  node: string;
  base_de_datos: string;
  /** The last migration that the database has. */
  esquema: string;
  arrancado_at: string;
  en_marcha_segundos: number;
  produccion: boolean;
}

export class RateLimitInfo {
  codigo: string;
  descripcion: string;
  /** How often within the time … */
  intentos: number;
  /** … before one has to wait. */
  segundos: number;
}
