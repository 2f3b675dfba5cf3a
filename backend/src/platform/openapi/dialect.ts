import { type ApiDocument, routesOf, type Schema, visitDocument } from './document-shape.js';
import { DECIMAL } from './field.js';

/** Converts what NestJS still writes as OpenAPI 3.0 to 3.1. */
export function speakDialect31(document: ApiDocument): void {
  visitDocument(document, (schema) => {
    examplesInLists(schema);
    plainReferences(schema);
    anyValue(schema);
    wordsOfItems(schema);
    for (const field of Object.values(schema.properties ?? {})) wholeNumber(field);
  });
  for (const { operation } of routesOf(document)) {
    for (const { schema } of operation.parameters ?? []) wholeNumber(schema);
    for (const { content } of [operation.requestBody ?? {}, ...Object.values(operation.responses)]) {
      for (const [type, { schema }] of Object.entries(content ?? {})) if (schema) binary(schema, type);
    }
  }
}

/** `example` is a keyword of 3.0. */
function examplesInLists(schema: Schema): void {
  if (!('example' in schema)) return;
  schema.examples = [schema.example];
  delete schema.example;
}

/** 3.0 allows no keywords beside a reference, so NestJS wraps it. */
function plainReferences(schema: Schema): void {
  const [only, ...others] = schema.allOf ?? [];
  if (!only?.$ref || others.length > 0 || schema.properties) return;
  delete schema.allOf;
  delete schema.type;
  schema.$ref = only.$ref;
}

/** `@IsIn(…, { each: true })` applies to the items. */
function wordsOfItems(schema: Schema): void {
  if (schema.type !== 'array' || !schema.items || !schema.enum) return;
  schema.items.enum = schema.enum;
  delete schema.enum;
}

/** TypeScript's `unknown` is not an object. */
function anyValue(schema: Schema): void {
  const bare = schema.type === 'object' && !schema.properties && schema.additionalProperties === undefined;
  if (bare && !schema.$ref && !schema.anyOf) delete schema.type;
}

/** Unless the field has `@Decimal()`. */
function wholeNumber(schema: Schema): void {
  if (schema[DECIMAL]) delete schema[DECIMAL];
  else if (schema.type === 'number') schema.type = 'integer';
  else if (Array.isArray(schema.type)) {
    schema.type = schema.type.map((type) => (type === 'number' ? 'integer' : type));
  }
}

/** Raw bytes are described by their media type; client generators need `format`. */
function binary(schema: Schema, type: string): void {
  if (schema.format === 'binary') schema.contentMediaType = type;
  for (const field of Object.values(schema.properties ?? {})) {
    for (const file of [field, field.items]) {
      if (file?.format === 'binary') file.contentMediaType = 'application/octet-stream';
    }
  }
}
