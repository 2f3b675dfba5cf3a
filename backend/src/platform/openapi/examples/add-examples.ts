import {
  type ApiDocument,
  bodyOf,
  resolved,
  routesOf,
  type Schema,
  visitDocument,
  visitSchemas,
} from '../document-shape.js';
import { EXAMPLE } from '../field.js';
import { exampleOf } from './example-of.js';
import { exampleOfParameters } from './example-parameters.js';

const WITH_FIELDS = ['application/json', 'multipart/form-data'];

/**
 * Adds an example to each JSON or multipart body and each required parameter; a spec sends them. Answers have theirs at
 * the fields, once for all the operations that answer with them.
 */
export function addExamples(document: ApiDocument): void {
  exampleOfParameters(document);
  const shown = new Set<Schema>();
  for (const { operation } of routesOf(document)) {
    const body = bodyOf(operation);
    if (body?.media.schema && WITH_FIELDS.includes(body.type)) {
      body.media.example ??= exampleOf(document, body.media.schema);
    }
    for (const { content } of Object.values(operation.responses)) {
      for (const { schema } of Object.values(content ?? {}))
        if (schema) showExamples(document, schema, shown);
    }
  }
  visitDocument(document, (schema) => {
    delete schema[EXAMPLE];
  });
}

/** At the fields of this schema and of those that it refers to. */
function showExamples(document: ApiDocument, schema: Schema, shown: Set<Schema>): void {
  if (shown.has(schema)) return;
  shown.add(schema);
  visitSchemas(schema, (part) => {
    // The example of a whole class is that of a body.
    if (EXAMPLE in part && !part.properties) part.examples ??= [part[EXAMPLE]];
    if (part.$ref) showExamples(document, resolved(part, document), shown);
  });
}
