import { Id, Instant } from '../../platform/openapi/field.js';
/** A record that is gone: erased, removed, or joined with another one. */
export class DeletionResponse {
  /** Id. */ @Id() id: string;
  /** ISO 8601 instant at which it was removed. */ @Instant() eliminado_at: string;
  /** The candidate that it was joined with; null for all others. */ fusionado_en: string | null;
}
