/** A failure that the operator can act on: one line that says what is wrong and what to do. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

/** Tells how far a long step is. */
export type Report = (detail: string) => void;
