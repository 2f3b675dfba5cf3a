import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEXT = readFileSync(join(import.meta.dirname, '../../../contract/openapi.json'), 'utf8');

/** The API's committed document, with shared parameters and answers in each operation; schemas stay references. */
export function readApiDocument(): unknown {
  const { components } = JSON.parse(TEXT) as { components: Record<string, Record<string, unknown>> };
  return JSON.parse(TEXT, (_key, value: { $ref?: unknown } | null) => {
    const [, kind = '', name = ''] =
      /^#\/components\/(parameters|responses)\/(.+)$/.exec(String(value?.$ref)) ?? [];
    return name ? components[kind]?.[name] : value;
  });
}
