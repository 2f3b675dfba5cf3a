import { readApiDocument } from '../integrations/api-document.js';

interface Schema {
  $ref?: string;
  type?: string | string[];
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}
const { paths, components } = readApiDocument() as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** What an `integer` column holds. */
const MOST = 2_147_483_647;

/** The numbers of a schema that may be larger than their column. */
function unbounded(schema: Schema | undefined, place: string, seen: readonly string[] = []): string[] {
  if (!schema) return [];
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return seen.includes(name) ? [] : unbounded(components.schemas[name], place, [...seen, name]);
  }
  const isNumber = [schema.type].flat().some((type) => type === 'integer' || type === 'number');
  const inside = [
    ...Object.entries(schema.properties ?? {}),
    ...[schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(
      (part) => ['', part] as const,
    ),
  ];
  return [
    ...(isNumber && !(schema.maximum !== undefined && schema.maximum <= MOST) ? [place] : []),
    ...inside.flatMap(([name, part]) => unbounded(part, name ? `${place}.${name}` : place, seen)),
  ];
}

it('every number of a request has a maximum that its column can hold', () => {
  const found = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, { parameters = [], requestBody }]) => [
      ...parameters.flatMap(({ name, schema }) => unbounded(schema, `${verb} ${path} ?${name}`)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        unbounded(schema, `${verb} ${path} `),
      ),
    ]),
  );
  expect(found).toEqual([]);
});
