import { randomUUID } from 'node:crypto';
import { resolved, type Schema } from './document.js';

const MAX_DEPTH = 6;
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
/** Values of texts by their names, where the schema only says that they are texts. */
const BY_NAME: readonly [RegExp, string][] = [
  [/^(fecha|desde|hasta|dia)$|_(el|desde|hasta)$|^fecha_/, TOMORROW.slice(0, 10)],
  [/hora/, '10:00'],
  [/_at$/, TOMORROW],
  [/^range$/, '[0,9]'],
  [/^filter$/, '{}'],
  [/email|correo/, 'alguien@example.com'],
  [/password/, 'una-clave-1'],
  [/telefono/, '+34 600 000 001'],
  [/_id$|^ids?$/, '8c2f0c8e-0000-4000-8000-000000000000'],
];

/** A value that the schema allows: the rest of a request of which one field is wrong. */
export function sample(schema: Schema, name = '', depth = 0): unknown {
  const { type, enum: words, format, minItems, items, properties, oneOf, anyOf, ...rest } = resolved(schema);
  if (words) return words[0];
  const choice = (oneOf ?? anyOf)?.[0];
  if (choice) return sample(choice, name, depth);
  if (type === 'array') {
    if (depth > MAX_DEPTH) return [];
    return Array.from({ length: Math.max(minItems ?? 1, 1) }, () => sample(items ?? {}, name, depth + 1));
  }
  if (properties) {
    if (depth > MAX_DEPTH) return {};
    return Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, sample(value, key, depth + 1)]),
    );
  }
  if (type === 'object') return {};
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return rest.minimum ?? 1;
  return textOf(name, format, rest);
}

function textOf(
  name: string,
  format: string | undefined,
  { minLength = 1, maxLength = 200 }: Schema,
): string {
  if (format === 'uuid') return randomUUID();
  if (format === 'email') return 'alguien@example.com';
  const known = BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? 'texto';
  return known.padEnd(minLength, 'x').slice(0, Math.max(maxLength, minLength));
}
