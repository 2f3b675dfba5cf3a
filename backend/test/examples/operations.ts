import { readApiDocument } from '../integrations/api-document.js';

interface Schema {
  examples?: unknown[];
}

interface Described {
  operationId: string;
  'x-permission'?: string;
  parameters?: { in: string; name: string; example?: unknown; schema: Schema }[];
  requestBody?: { content: Record<string, { example?: Record<string, unknown> }> };
  responses: Record<string, unknown>;
}

/** An operation as the document prints it. */
export interface Printed {
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  permission: string | undefined;
  /** Path and query, by name. */
  parameters: { in: 'path' | 'query'; name: string; example: unknown }[];
  body: { type: string; example: Record<string, unknown> } | null;
  /** The documented success responses. */
  successes: number[];
}

const METHODS = ['get', 'put', 'patch', 'post', 'delete'] as const;

/** Creating operations first and deleting ones last, so that there are records to read and change. */
const orderOf = ({ method, path }: Printed): number =>
  method === 'post' && !path.includes('{') ? -1 : METHODS.indexOf(method);

const { paths } = readApiDocument() as { paths: Record<string, Partial<Record<string, Described>>> };

/** Every operation of the committed document with the example of its request. */
export function printedOperations(): Printed[] {
  return METHODS.flatMap((method) =>
    Object.entries(paths).flatMap(([path, operations]): Printed[] => {
      const operation = operations[method];
      if (!operation) return [];
      const [[type, media] = []] = Object.entries(operation.requestBody?.content ?? {});
      return [
        {
          name: operation.operationId,
          method,
          path,
          permission: operation['x-permission'],
          parameters: (operation.parameters ?? [])
            .filter((one) => one.in === 'path' || one.in === 'query')
            .map(({ in: place, name, example, schema }) => ({
              in: place as 'path' | 'query',
              name,
              example: example ?? schema.examples?.[0],
            })),
          body: type ? { type, example: media?.example ?? {} } : null,
          successes: Object.keys(operation.responses)
            .map(Number)
            .filter((status) => status < 400 && status !== 304),
        },
      ];
    }),
  ).sort((a, b) => orderOf(a) - orderOf(b));
}
