import { Instant } from '../../platform/openapi/field.js';
/** What waits since a restore for somebody to say whether it is to leave. */
export class HeldMessagesResponse {
  /** Messages held; at most 1000. */ total: number;
  /** There are more than `total`. */ hay_mas: boolean;
  /** ISO 8601 instant of the restore; null: nothing that jobs write is held any more. */
  @Instant() desde: string | null;
  /** ISO 8601 instant of the backup that was restored; null: this installation was never restored. */
  @Instant() copia_de: string | null;
}
