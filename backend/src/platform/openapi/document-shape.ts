/** The parts of an OpenAPI 3.1 document that this folder reads and writes. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  examples?: unknown[];
  [keyword: string]: unknown;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
}

export interface Header {
  $ref?: string;
  description?: string;
  schema?: Schema;
}

export interface ApiResponse {
  $ref?: string;
  description?: string;
  headers?: Record<string, Header>;
  content?: Record<string, Media>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  description?: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
  [extension: `x-${string}`]: unknown;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { description?: string; required?: boolean; content: Record<string, Media> };
  responses: Record<string, ApiResponse>;
  [extension: `x-${string}`]: unknown;
}

export interface ApiDocument {
  openapi: string;
  info: {
    title: string;
    description: string;
    version: string;
    license?: { name: string; identifier: string };
  };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses?: Record<string, ApiResponse>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, Header>;
    securitySchemes?: Record<string, unknown>;
  };
  tags?: { name: string; description: string }[];
  servers?: { url: string; description?: string }[];
}

export interface Route {
  path: string;
  method: string;
  operation: Operation;
}

export function routesOf(document: ApiDocument): Route[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** The body's media type and its content, if the operation has a body. */
export function bodyOf({ requestBody }: Operation): { type: string; media: Media } | undefined {
  const [entry] = Object.entries(requestBody?.content ?? {});
  return entry && { type: entry[0], media: entry[1] };
}

/** Retries with the same key get the first response. */
export const isIdempotent = ({ parameters = [] }: Operation): boolean =>
  parameters.some(({ name }) => name === 'Idempotency-Key');

const REFERENCE = '#/components/schemas/';
export const PROBLEM = 'application/problem+json';

/** The schema, or the target of its reference. */
export function resolved(schema: Schema, document: ApiDocument): Schema {
  const name = schema.$ref?.slice(REFERENCE.length);
  return (name === undefined ? undefined : document.components.schemas[name]) ?? schema;
}

/** Calls `visit` for every schema inside this one, and for this one last. */
export function visitSchemas(schema: Schema, visit: (schema: Schema) => void): void {
  for (const child of childrenOf(schema)) visitSchemas(child, visit);
  visit(schema);
}

function childrenOf(schema: Schema): Schema[] {
  const { properties, items, additionalProperties, allOf, anyOf, oneOf } = schema;
  return [
    ...Object.values(properties ?? {}),
    ...(items ? [items] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...(allOf ?? []),
    ...(anyOf ?? []),
    ...(oneOf ?? []),
  ];
}

/** Calls `visit` for every schema of the document. */
export function visitDocument(document: ApiDocument, visit: (schema: Schema) => void): void {
  for (const schema of Object.values(document.components.schemas)) visitSchemas(schema, visit);
  for (const { operation } of routesOf(document)) {
    for (const { schema } of operation.parameters ?? []) visitSchemas(schema, visit);
    for (const { content } of [operation.requestBody ?? {}, ...Object.values(operation.responses)]) {
      for (const { schema } of Object.values(content ?? {})) if (schema) visitSchemas(schema, visit);
    }
  }
}
