import { readApiDocument } from '../integrations/api-document.js';
import type { Permission } from '../../src/platform/auth/permissions.js';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  nullable?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

export interface Parameter {
  in: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  required: boolean;
  schema: Schema;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Operation {
  /** `GET /api/candidates/{id}`. */
  name: string;
  method: Method;
  path: string;
  /** Absent for public operations. */
  permission: Permission | undefined;
  /** Closed to API keys. */
  peopleOnly: boolean;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | null;
  /** As in the API document. */
  statuses: string[];
}

interface Described {
  'x-permission'?: Permission;
  'x-people-only'?: boolean;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, unknown>;
}

interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const document = readApiDocument() as Document;

export interface Resolved extends Schema {
  type?: string;
}

/** The schema without references; of a schema that allows null, the other one. */
export function resolved(schema: Schema): Resolved {
  if (schema.$ref) return resolved(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (schema.allOf?.length === 1) return resolved(schema.allOf[0] ?? {});
  const choices = (schema.oneOf ?? schema.anyOf)?.filter(({ type }) => type !== 'null');
  if (choices?.length === 1) return resolved(choices[0] ?? {});
  const { type, ...rest } = schema;
  const one = Array.isArray(type) ? type.find((name) => name !== 'null') : type;
  return one === undefined ? rest : { ...rest, type: one };
}

/** Every operation of the API's committed document: a new route is among them by itself. */
export function operations(): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((verb) => {
      const operation = item[verb];
      if (!operation) return [];
      const method = verb.toUpperCase() as Method;
      const [[type, content] = []] = Object.entries(operation.requestBody?.content ?? {});
      return [
        {
          name: `${method} ${path}`,
          method,
          path,
          permission: operation['x-permission'],
          peopleOnly: operation['x-people-only'] ?? false,
          parameters: operation.parameters ?? [],
          body: type ? { type, schema: resolved(content?.schema ?? {}) } : null,
          statuses: Object.keys(operation.responses),
        },
      ];
    }),
  );
}
