/** The refusal of an alert request. */
export interface Outcome {
  status: number;
  /** The message for the whole form. */
  detail: string;
  /** First message of each field. */
  errors: Readonly<Record<string, string>>;
  /** As it was typed. */
  email: string;
  /** Changes with each attempt, so that the focus moves to the error. */
  round: number;
}

/** First message of each field. */
export const firstOf = (errors: Readonly<Record<string, string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
  );
