import { type Estado, PRIORIDADES, type Prioridad, type Stage } from '@hiring/contract';
import { ApiProperty } from '@nestjs/swagger';

/** One row of the list of applications. */
export class ApplicationRow {
  id: string;
  candidato_id: string;
  candidato_nombre: string;
  /** Surnames of the candidate. */
  candidato_apellidos: string;
  /** Null: spontaneous. */
  vacante_id: string | null;
  vacante_titulo: string | null;
  /** Code of the department. */
  departamento: string;
  /** Code of the position, or free text. */
  posicion: string;
  estado: Estado;
  stage: Stage;
  @ApiProperty({ enum: PRIORIDADES })
  prioridad: Prioridad;
  /** Where it came from: `web`, `invitacion`, `importacion`, `rrhh`, `alerta`, or the code of a tracking link. */
  canal: string;
  /** ISO 8601 instant. */
  fecha_aplicacion: string;
  /** ISO 8601 instant since when it stands where it stands. */
  en_fase_desde: string;
  /** ISO 8601 instant of the first move out of recibida. */
  fecha_respuesta: string | null;
  fecha_contratacion: string | null;
  /** The candidate withdrew it. */
  retirada: boolean;
  abierta: boolean;
  version: number;
  /** Stages it may be moved to. */
  mover_a: Stage[];
  created_at: string;
  /** ISO 8601 instant of the last change: the list's sort and `updated_since` go by it. */
  updated_at: string;
}
