import { CONTACT_FIELD_LABEL, type ContactField } from '@hiring/contract';

/** The refusal of a form. */
export interface Outcome {
  status: number;
  /** The message for the whole form. */
  detail: string;
  /** First message of each field. */
  errors: Readonly<Record<string, string>>;
  /** The submitted values, to show them again. */
  values: Readonly<Partial<Record<ContactField, string>>>;
  /** The hidden value for the next attempt; null: unchanged. */
  formulario: string | null;
  /** Changes with each attempt, so that the focus moves to the error. */
  round: number;
}

export const CONTACT_FIELDS = Object.keys(CONTACT_FIELD_LABEL) as ContactField[];

/** The values with which a form is shown again. */
export function typedIn(fields: Readonly<Record<string, string>>): Outcome['values'] {
  return Object.fromEntries(CONTACT_FIELDS.map((name) => [name, fields[name]]));
}
