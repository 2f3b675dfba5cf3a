import type { ApiDocument, Schema } from './document-shape.js';

/** They speak of some fields: a validator that closes objects by itself must not count the others as unknown. */
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

/** By schema, what a field's value asks of another. The rules are those of `missingPlace`: one kind unless said. */
const CONDITIONS: Readonly<Record<string, Schema>> = {
  ScheduleRequest: {
    if: withTipo('virtual', true),
    then: needs('link_virtual'),
    else: { ...OPEN, if: withTipo('presencial', false), then: needs('ubicacion') },
  },
};

/** Fields that are required only together with others. Generators of types do not know them, validators do. */
export function requireTogether(document: ApiDocument): void {
  for (const [name, condition] of Object.entries(CONDITIONS)) {
    const schema = document.components.schemas[name];
    if (!schema) throw new Error(`the document has no ${name}`);
    Object.assign(schema, condition);
  }
}
