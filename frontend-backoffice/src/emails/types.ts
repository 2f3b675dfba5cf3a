import type { Schemas } from '@hiring/contract/api';

/** A message of a list; the HTML comes with the single record. */
export type EmailRow = Schemas['EmailRow'];

export type Email = Schemas['EmailResponse'];

/** A name that stands for a value in the words of a message. */
export type TemplateVariable = Schemas['TemplateVariableResponse'];
