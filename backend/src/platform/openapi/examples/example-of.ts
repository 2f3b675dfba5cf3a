import { type ApiDocument, resolved, type Schema } from '../document-shape.js';
import { EXAMPLE } from '../field.js';

const MAX_DEPTH = 6;

const OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11',
  'date-time': '2027-03-01T09:30:00.000Z',
  date: '2027-03-01',
  email: 'nuria.vidal@example.com',
  uri: 'https://www.example.com/empleo',
  binary: '(bytes)',
};

/** A value that the schema accepts: that of its or its fields' `@Example(…)`, otherwise any of its type or format. */
export function exampleOf(document: ApiDocument, schema: Schema, depth = 0): unknown {
  const given = schema[EXAMPLE] ?? schema.examples?.[0] ?? schema.const ?? schema.enum?.[0];
  if (given !== undefined) return given;
  if (schema.$ref) return exampleOf(document, resolved(schema, document), depth + 1);
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return exampleOf(document, choice, depth);
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => exampleOf(document, part, depth) as object);
    return Object.assign({}, ...parts) as unknown;
  }
  return ofType(document, schema, depth);
}

function ofType(document: ApiDocument, schema: Schema, depth: number): unknown {
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'string') return textOf(schema);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') {
    return Math.min(Math.max(3, schema.minimum ?? 3), schema.maximum ?? 3);
  }
  if (type === 'array') return listOf(document, schema, depth);
  if (type !== 'object' && !schema.properties) return undefined;
  return objectOf(document, schema, depth);
}

function objectOf(document: ApiDocument, schema: Schema, depth: number): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {})
    .map(([name, field]): [string, unknown] => [name, exampleOf(document, field, depth)])
    .filter(([, value]) => value !== undefined);
  const { additionalProperties: others } = schema;
  if (typeof others === 'object') entries.push(['clave', exampleOf(document, others, depth)]);
  return Object.fromEntries(entries);
}

function listOf(document: ApiDocument, { items, minItems = 1 }: Schema, depth: number): unknown[] {
  const one = depth > MAX_DEPTH || !items ? undefined : exampleOf(document, items, depth);
  return one === undefined ? [] : Array.from({ length: Math.max(1, minItems) }, () => one);
}

/** @throws for a pattern: such a field needs its own example. */
function textOf({ format, pattern, minLength = 0, maxLength = Infinity }: Schema): string {
  if (format !== undefined) return OF_FORMAT[format] ?? 'texto';
  if (pattern !== undefined) throw new Error(`nothing is an @Example of ${pattern}`);
  const fits = (text: string): boolean => text.length >= minLength && text.length <= maxLength;
  return ['Texto de ejemplo', 'texto'].find(fits) ?? 'x'.repeat(minLength);
}
