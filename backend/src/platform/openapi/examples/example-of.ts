import { type ApiDocument, resolved, type Schema } from '../document-shape.js';
import { BODIES } from './example-bodies.js';
import { VALUES } from './example-values.js';

const UUID = '3f0b0e9e-6d0e-4c0b-9b57-0f1c6f0d2a11';
const MAX_DEPTH = 6;

const OF_FORMAT: Readonly<Record<string, string>> = {
  uuid: UUID,
  'date-time': '2027-03-01T09:30:00.000Z',
  date: '2027-03-01',
  email: 'nuria.vidal@example.com',
  uri: 'https://www.example.com/empleo',
  binary: '(bytes)',
};

/** Tried in turn where a pattern is asked for. */
const FOR_PATTERNS = [
  '2027-03-01',
  '09:30',
  '+34 600 123 456',
  'https://meet.example.com/abc-defg-hij',
  '/portal-candidato',
  'fecha_aplicacion',
  '08004',
  'abc',
  '123456',
];

/**
 * A value that the schema accepts, made of invented data. `name` is the field's, for the likeliest value, and `owner`
 * the schema it belongs to.
 */
export function exampleOf(document: ApiDocument, schema: Schema, name = '', depth = 0, owner = ''): unknown {
  const [given] = schema.examples ?? [];
  if (given !== undefined) return given;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.$ref) return ofReference(document, schema, name, depth);
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return exampleOf(document, choice, name, depth);
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => exampleOf(document, part, name, depth) as object);
    return Object.assign({}, ...parts) as unknown;
  }
  return ofType(document, schema, name, depth, owner);
}

function ofReference(document: ApiDocument, schema: Schema, name: string, depth: number): unknown {
  const schemaName = schema.$ref?.split('/').at(-1) ?? '';
  const given = BODIES[schemaName];
  if (given) return given;
  return exampleOf(document, resolved(schema, document), name, depth + 1, schemaName);
}

function ofType(document: ApiDocument, schema: Schema, name: string, depth: number, owner: string): unknown {
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'string') return textOf(schema, name);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return numberOf(schema, name);
  if (type === 'array') return listOf(document, schema, name, depth);
  if (type !== 'object' && !schema.properties) return undefined;
  return objectOf(document, schema, depth, owner);
}

function objectOf(
  document: ApiDocument,
  schema: Schema,
  depth: number,
  owner: string,
): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {})
    .map(([name, field]): [string, unknown] => [
      name,
      VALUES[`${owner}.${name}`] ?? exampleOf(document, field, name, depth),
    ])
    .filter(([, value]) => value !== undefined);
  const { additionalProperties: others } = schema;
  if (typeof others === 'object') entries.push(['clave', exampleOf(document, others, '', depth)]);
  return Object.fromEntries(entries);
}

function listOf(document: ApiDocument, schema: Schema, name: string, depth: number): unknown[] {
  if (depth > MAX_DEPTH || !schema.items) return [];
  const known = VALUES[name];
  if (Array.isArray(known) && schema.items.type === 'string' && !schema.items.enum) return known;
  const one = exampleOf(document, schema.items, name, depth);
  return one === undefined ? [] : Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => one);
}

function numberOf({ minimum, maximum }: Schema, name: string): number {
  const known = VALUES[name];
  const wanted = typeof known === 'number' ? known : 3;
  return Math.min(Math.max(wanted, minimum ?? wanted), maximum ?? wanted);
}

function textOf(schema: Schema, name: string): string {
  const known = VALUES[name];
  const { format, pattern, minLength = 0, maxLength = Infinity } = schema;
  const fits = (text: string): boolean =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text));
  if (typeof known === 'string' && fits(known)) return known;
  if (format !== undefined) return OF_FORMAT[format] ?? 'texto';
  const found = [...(pattern ? FOR_PATTERNS : []), 'Texto de ejemplo', 'texto'].find(fits);
  return found ?? 'x'.repeat(minLength);
}
