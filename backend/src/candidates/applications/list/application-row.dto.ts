import { ESTADOS, PRIORIDADES, STAGES, type Estado, type Prioridad, type Stage } from '@hiring/contract';
import { PhaseBrief } from '../application.dto.js';
import { Example, Id, Instant, Version, Word, Words } from '../../../platform/openapi/field.js';

/** One row of the list of applications. */
export class ApplicationRow {
  /** Id. */ @Id() id: string;
  /** Id of the person. */ @Id() candidato_id: string;
  /** Full name of the person. */ @Example('Núria Vidal Roca') candidato_nombre: string;
  /** Surnames of the candidate. */ candidato_apellidos: string;
  /** Null: spontaneous. */ @Id() vacante_id: string | null;
  /** Title of the vacancy; null for a spontaneous application. */
  @Example('Mecánico de camiones') vacante_titulo: string | null;
  /** Code of department. */ @Example('mantenimiento') departamento: string;
  /** Code of position, or free text. */ @Example('mecanico') posicion: string;
  /** State, in one of these words. */ @Word(ESTADOS) estado: Estado;
  /** Stage of the process: a column of the board. */ @Word(STAGES) stage: Stage;
  /** Its phase inside the state; null: the state has none. */ fase: PhaseBrief | null;
  /** Priority given by HR. */ @Word(PRIORIDADES) prioridad: Prioridad;
  /** Where it came from: `web`, `invitacion`, `importacion`, `rrhh`, `alerta`, or the code of a tracking link. */
  @Example('web') canal: string;
  /** ISO 8601 instant of the application. */ @Instant() fecha_aplicacion: string;
  /** ISO 8601 instant at which it entered its stage. */ @Instant() en_fase_desde: string;
  /** ISO 8601 instant of the first move out of recibida. */ @Instant() fecha_respuesta: string | null;
  /** Instant at which the person was hired; null when not. */ @Instant() fecha_contratacion: string | null;
  /** The candidate withdrew it. */ retirada: boolean;
  /** Whether it still waits for a decision. */ abierta: boolean;
  @Version() version: number;
  /** Stages it may be moved to. */ @Words(STAGES) mover_a: Stage[];
  /** When it was made. */ @Instant() created_at: string;
  /** ISO 8601 instant of the last change: the list's sort and `updated_since` go by it. */
  @Instant() updated_at: string;
}
