import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

interface Shown {
  field: string;
  example: string;
  /** Undefined in the example of a whole body. */
  description?: string;
}

/** Names of one and the same thing: they may share an example. */
const ALIKE = [
  ['titulo', 'vacante_titulo', 'puesto'],
  ['nombre', 'disponibilidad_nombre', 'motivo_rechazo'],
  // A hold's reason is told to the person, and a request's is that for more time or for a refusal.
  ['motivo', 'prorroga_motivo', 'retencion'],
  ['cuerpo', 'texto'],
  ['mensaje', 'mensaje_candidato', 'feedback'],
];
const groupOf = (field: string): string =>
  ALIKE.find((names) => names.includes(field))?.[0] ?? field.replace(/^company_/, '');

const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../contract/openapi.json'), 'utf8'),
) as Json;

const isObject = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Three words or more; names of people and companies, addresses and codes are no prose. */
const isProse = (text: string): boolean =>
  (text.match(/\p{L}{2,}/gu) ?? []).length > 2 &&
  /\s/.test(text) &&
  !/^[[{<]|^https?:|@|S\.L\.$|^(\p{Lu}\p{Ll}+ ?)+$/u.test(text);

/** The texts in an example of a body, by the name of their field. */
function inBody(value: Json, field: string): Shown[] {
  if (typeof value === 'string') return isProse(value) ? [{ field, example: value }] : [];
  if (Array.isArray(value)) return (value as Json[]).flatMap((one) => inBody(one, field));
  return isObject(value) ? Object.entries(value).flatMap(([name, child]) => inBody(child, name)) : [];
}

/** Every example of prose below a part of the document. @param field the property that the part describes */
function examplesIn(part: Json, field: string): Shown[] {
  if (Array.isArray(part)) return (part as Json[]).flatMap((one) => examplesIn(one, field));
  if (!isObject(part)) return [];
  const { examples, example, description, ...rest } = part;
  const own = Array.isArray(examples) ? (examples as Json[]).flatMap((one) => inBody(one, field)) : [];
  return [
    ...own.map((shown) => ({ ...shown, description: typeof description === 'string' ? description : '' })),
    ...(example === undefined ? [] : inBody(example, field)),
    ...Object.entries(rest).flatMap(([name, child]) =>
      name === 'properties' && isObject(child)
        ? Object.entries(child).flatMap(([property, schema]) => examplesIn(schema, property))
        : examplesIn(child, field),
    ),
  ];
}

const shown = examplesIn(document, '');

it('finds examples of fields and of bodies', () => {
  expect(shown.filter(({ description }) => description !== undefined).length).toBeGreaterThan(100);
  expect(shown).toEqual(
    expect.arrayContaining([
      { field: 'carta_presentacion', example: expect.any(String), description: 'Cover letter.' },
      { field: 'mensaje', example: expect.stringContaining('presupuesto') },
    ]),
  );
});

it('unlike fields have unlike examples', () => {
  const fields = new Map<string, Set<string>>();
  for (const { example, field } of shown) {
    fields.set(example, (fields.get(example) ?? new Set()).add(groupOf(field)));
  }
  const shared = [...fields].filter(([, names]) => names.size > 1);
  expect(shared.map(([example, names]) => `${example}: ${[...names].join(', ')}`)).toEqual([]);
});

it('a field whose example is a sentence is described by more than its kind', () => {
  const bare = shown.filter(
    ({ field, description }) => field !== '' && description !== undefined && !/\w \w/.test(description),
  );
  expect(bare).toEqual([]);
});
