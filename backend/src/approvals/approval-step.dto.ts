import { Example, Instant, Word } from '../platform/openapi/field.js';

/** One of the people who approve, in their order. */
export class ApprovalStepResponse {
  /** Its place. */ @Example(1) orden: number;
  /** Who approves; null: anybody of administration, of a request also of human resources. */
  @Example('Jordi Puig') quien: string | null;
  /** Who decides today in their place; of a step whose turn it is. */
  @Example(['Marta Soler']) suplentes: string[];
  /** What was decided; null: nothing yet. */ @Word(['aprobada', 'devuelta']) decision:
    | 'aprobada'
    | 'devuelta'
    | null;
  /** Why it was returned. */ @Example('El plus no corresponde a este turno.') motivo: string | null;
  /** Who decided, also in the place of somebody else. */ @Example('Marta Soler') decidida_por: string | null;
  /** When. */ @Instant() decidida_at: string | null;
  /** Whether it is its turn now. */ le_toca: boolean;
}
