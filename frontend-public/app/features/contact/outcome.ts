import { CONTACT_FIELD_LABEL, type ContactField } from '@hiring/contract';

/** What became of a form that was not taken. */
export interface Outcome {
  status: number;
  /** A sentence for the whole form. */
  detail: string;
  /** First message of each field. */
  errors: Readonly<Record<string, string>>;
  /** What was typed, for a page that is shown anew. */
  values: Readonly<Partial<Record<ContactField, string>>>;
  /** The hidden value that goes with the next try; null: the same. */
  formulario: string | null;
  /** Changes with each try: the focus goes to what is wrong. */
  round: number;
}

export const CONTACT_FIELDS = Object.keys(CONTACT_FIELD_LABEL) as ContactField[];

/** What a form is shown with again. */
export function typedIn(fields: Readonly<Record<string, string>>): Outcome['values'] {
  return Object.fromEntries(CONTACT_FIELDS.map((name) => [name, fields[name]]));
}
