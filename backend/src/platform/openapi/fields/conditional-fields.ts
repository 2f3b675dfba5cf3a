import type { ApiDocument, Schema } from '../document-shape.js';

/** The conditions mention only some fields: a validator that closes objects must not reject the others. */
const OPEN: Schema = { additionalProperties: true };

const withTipo = (tipo: string, said: boolean): Schema => ({
  ...OPEN,
  properties: { tipo: { const: tipo } },
  ...(said ? { required: ['tipo'] } : {}),
});
const needs = (field: string): Schema => ({
  ...OPEN,
  required: [field],
  properties: { [field]: { type: 'string', minLength: 1 } },
});

/** By schema, what a field's value requires of another field. The rules of `missingPlace`: one kind unless stated. */
const CONDITIONS: Readonly<Record<string, Schema>> = {
  ScheduleRequest: {
    if: withTipo('virtual', true),
    then: needs('link_virtual'),
    else: { ...OPEN, if: withTipo('presencial', false), then: needs('ubicacion') },
  },
};

/** Adds fields that are required only together with others. Type generators ignore them, validators do not. */
export function requireTogether(document: ApiDocument): void {
  for (const [name, condition] of Object.entries(CONDITIONS)) {
    const schema = document.components.schemas[name];
    if (!schema) throw new Error(`the document has no ${name}`);
    Object.assign(schema, condition);
  }
}
