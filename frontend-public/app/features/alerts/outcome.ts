/** What became of a request for an alert that was not taken. */
export interface Outcome {
  status: number;
  /** A sentence for the whole form. */
  detail: string;
  /** First message of each field. */
  errors: Readonly<Record<string, string>>;
  /** As it was typed. */
  email: string;
  /** Changes with each try: the focus goes to what is wrong. */
  round: number;
}

/** First message of each field. */
export const firstOf = (errors: Readonly<Record<string, string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
  );
