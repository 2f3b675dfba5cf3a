/** A record that is gone: erased, removed, or joined with another one. */
export class DeletionResponse {
  id: string;
  /** ISO 8601 instant. */
  eliminado_at: string;
  /** The candidate that it was joined with; null for all others. */
  fusionado_en: string | null;
}
